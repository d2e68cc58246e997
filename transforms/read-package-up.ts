import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/read-package-up – what read-pkg-up is called from version 11 on. */
export const readPackageUp = defineModule('read-package-up', [
  { sync: 'readPackageUpSync', async: 'readPackageUp', via: 'own', effect: 'read' },
]);

export default asTransform([readPackageUp]);
