import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/npm/node-which – a callback until version 2, promises after. */
export const which = defineModule('which', [
  { sync: 'sync', async: 'default', via: 'promisify', effect: 'none', takes: 2, versions: '<2' },
  { sync: 'sync', async: 'default', via: 'own', effect: 'none', takes: 2, versions: '>=2' },
]);

export default asTransform([which]);
