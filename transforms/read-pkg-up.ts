import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/read-package-up – the module itself until version 8, named exports after. */
export const readPkgUp = defineModule('read-pkg-up', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<8' },
  { sync: 'readPackageUpSync', async: 'readPackageUp', via: 'own', effect: 'read', versions: '>=9' },
]);

export default asTransform([readPkgUp]);
