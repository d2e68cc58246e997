import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/path-exists – the module itself until version 5, named exports after. */
export const pathExists = defineModule('path-exists', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<5' },
  { sync: 'pathExistsSync', async: 'pathExists', via: 'own', effect: 'read', versions: '>=5' },
]);

export default asTransform([pathExists]);
