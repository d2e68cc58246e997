import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/del – the module itself until version 7, named exports after. */
export const del = defineModule('del', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'remove', versions: '<7' },
  { sync: 'deleteSync', async: 'deleteAsync', via: 'own', effect: 'remove', versions: '>=7' },
]);

export default asTransform([del]);
