import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { ArgumentRule } from '../src/types';

/** Functions among the options call back in one form and return in the other. */
const OPTIONS = ['isFile', 'isDirectory', 'readFileSync', 'readPackageSync', 'realpathSync', 'packageIterator'].map(
  (option): ArgumentRule => ({
    index: 1,
    kind: 'has-option',
    option,
    why: `\`${option}\` has a different form when it is asynchronous`,
  }),
);

/** https://github.com/browserify/resolve – looks for files the way that `require` does. */
export const resolve = defineModule('resolve', [
  {
    sync: 'sync',
    async: 'default',
    via: 'promisify',
    effect: 'none',
    refuse: OPTIONS,
    at: ['resolve.sync', 'resolve/sync'],
  },
]);

export default asTransform([resolve]);
