import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/jprichardson/node-jsonfile – a callback until version 5, promises after. */
export const jsonfile = defineModule('jsonfile', [
  { sync: 'readFileSync', async: 'readFile', via: 'promisify', effect: 'read', versions: '<5' },
  { sync: 'readFileSync', async: 'readFile', via: 'own', effect: 'read', versions: '>=5' },
  { sync: 'writeFileSync', async: 'writeJsonAtomic', via: 'helper', effect: 'write' },
]);

export default asTransform([jsonfile]);
