import deep from './deep.js';
import listNames, { order } from './list-names.js';
import isThere from './nameless.js';
import load from './load.js';

export function routes(app) {
  app.get('/', (req, res) => {
    res.json([load('second'), listNames('data'), order, deep('second', 2), isThere('data'), isThere('none')]);
  });
}
