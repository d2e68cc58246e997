import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/read-package-up – the name of read-pkg-up since version 11. */
export const readPackageUp = defineModule('read-package-up', [
  { sync: 'readPackageUpSync', async: 'readPackageUp', via: 'own', effect: 'read' },
]);

export default asTransform([readPackageUp]);
