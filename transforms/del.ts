import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const REMOVE = { effect: 'remove', folders: true } as const;

/** https://github.com/sindresorhus/del – the module itself until version 7, named exports after. */
export const del = defineModule('del', [
  { sync: 'sync', async: 'default', via: 'own', ...REMOVE, versions: '<7' },
  { sync: 'deleteSync', async: 'deleteAsync', via: 'own', ...REMOVE, versions: '>=7' },
]);

export default asTransform([del]);
