import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { asModuleSays, SPACES, THROWS } from './rewriters/json';

const WRITE = { sync: 'writeFileSync', async: 'writeJsonAtomic', via: 'helper', effect: 'write' } as const;
const OLDEST = 'it gives null for what is no JSON where its asynchronous form fails, and writes in a form of its own';

/** https://github.com/jprichardson/node-jsonfile – a callback until version 5, promises after. */
export const jsonfile = defineModule('jsonfile', [
  { sync: 'readFileSync', async: '', via: 'none', effect: 'read', versions: '<2.1', why: OLDEST },
  {
    sync: 'readFileSync',
    async: 'readFile',
    via: 'promisify',
    takes: 2,
    effect: 'read',
    versions: '>=2.1 <5',
    refuse: [THROWS],
  },
  { sync: 'readFileSync', async: 'readFile', via: 'own', takes: 2, effect: 'read', versions: '>=5', refuse: [THROWS] },
  { ...WRITE, async: '', via: 'none', versions: '<2.1', why: OLDEST },
  { ...WRITE, versions: '>=2.1 <4', refuse: [SPACES], rewriter: asModuleSays },
  { ...WRITE, versions: '>=4' },
]);

export default asTransform([jsonfile]);
