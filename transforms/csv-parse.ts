import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://csv.js.org/parse/api/ – the callback form parses a text in one go, too. */
export const csvParse = defineModule(
  'csv-parse/sync',
  [
    {
      sync: 'parse',
      async: '',
      via: 'none',
      why: 'a string is parsed in one go, even with a callback',
      advice: 'Pipe the file through the parser as a stream.',
    },
  ],
  ['csv-parse/lib/sync'],
);

export default asTransform([csvParse]);
