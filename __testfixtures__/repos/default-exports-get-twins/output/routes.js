import { deepAsync } from './deep.js';
import { listNamesAsync, order } from './list-names.js';
import { namelessAsync as isThereAsync } from './nameless.js';
import { loadAsync } from './load.js';

export function routes(app) {
  app.get('/', async (req, res) => {
    res.json([await loadAsync('second'), await listNamesAsync('data'), order, await deepAsync('second', 2), await isThereAsync('data'), await isThereAsync('none')]);
  });
}
