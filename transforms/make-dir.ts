import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sindresorhus/make-dir – the module itself until version 5, named exports after. Idempotent. */
export const makeDir = defineModule('make-dir', [
  { sync: 'sync', async: 'default', via: 'own', effect: 'make', forgives: true, versions: '<5' },
  { sync: 'makeDirectorySync', async: 'makeDirectory', via: 'own', effect: 'make', forgives: true, versions: '>=5' },
]);

export default asTransform([makeDir]);
