import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const WRITE = {
  sync: 'writeFileSync',
  async: 'writeFile',
  effect: 'write',
  caveat: { message: 'two writes of one file at the same time may mix' },
} as const;

/** https://github.com/jprichardson/node-jsonfile – a callback until version 5, promises after. */
export const jsonfile = defineModule('jsonfile', [
  { sync: 'readFileSync', async: 'readFile', via: 'promisify', effect: 'read', versions: '<5' },
  { sync: 'readFileSync', async: 'readFile', via: 'own', effect: 'read', versions: '>=5' },
  { ...WRITE, via: 'promisify', versions: '<5' },
  { ...WRITE, via: 'own', versions: '>=5' },
]);

export default asTransform([jsonfile]);
