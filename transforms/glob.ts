import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const LOOK = { effect: 'none', gives: 'array', takes: 2 } as const;
/** From version 9 on paths come in the order in which the disk answers, which is another one when it is asked side by side. */
const UNORDERED = {
  ...LOOK,
  async: 'glob',
  via: 'own',
  versions: '>=9',
  caveat: { message: 'the paths may come in another order' },
} as const;

/** https://github.com/isaacs/node-glob – a callback and sorted results until version 9; promises after, in no order. */
export const glob = defineModule('glob', [
  { ...LOOK, sync: 'sync', async: 'default', via: 'promisify', versions: '<9', at: ['glob.sync', 'glob.glob.sync'] },
  { ...UNORDERED, sync: 'sync', at: ['glob.sync', 'glob.glob.sync'] },
  { ...UNORDERED, sync: 'globSync', at: ['glob.globSync', 'glob.glob.globSync'] },
]);

export default asTransform([glob]);
