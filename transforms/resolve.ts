import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { ArgumentRule } from '../src/types';

/** Options with functions: they take a callback in the asynchronous form. */
const OPTIONS = ['isFile', 'isDirectory', 'readFileSync', 'readPackageSync', 'realpathSync', 'packageIterator'].map(
  (option): ArgumentRule => ({
    index: 1,
    kind: 'has-option',
    option,
    why: `\`${option}\` has a different form when it is asynchronous`,
  }),
);

/** https://github.com/browserify/resolve – finds files as `require` does. */
export const resolve = defineModule('resolve', [
  {
    sync: 'sync',
    async: 'default',
    via: 'promisify',
    effect: 'none',
    takes: 2,
    refuse: OPTIONS,
    at: ['resolve.sync', 'resolve/sync'],
  },
]);

export default asTransform([resolve]);
