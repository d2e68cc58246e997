import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/package-directory – the module itself until version 6, named exports after. */
export const pkgDir = defineModule('pkg-dir', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'read', versions: '<6' },
  { sync: 'packageDirectorySync', async: 'packageDirectory', via: 'own', effect: 'read', versions: '>=6' },
]);

export default asTransform([pkgDir]);
