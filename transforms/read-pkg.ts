import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/read-pkg – the module itself until version 6, named exports after. */
export const readPkg = defineModule('read-pkg', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<6' },
  { sync: 'readPackageSync', async: 'readPackageAsync', via: 'own', effect: 'read', versions: '6' },
  { sync: 'readPackageSync', async: 'readPackage', via: 'own', effect: 'read', versions: '>=7' },
]);

export default asTransform([readPkg]);
