import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/mathisonian/command-exists – runs a shell; only its callback tells what `sync` returns. */
export const commandExists = defineModule('command-exists', [
  {
    sync: 'sync',
    async: 'default',
    via: 'promisify',
    effect: 'none',
    takes: 1,
    refuse: [
      { index: 0, kind: 'no-text', why: 'for what is no name it returns false, and its asynchronous form fails' },
    ],
  },
]);

export default asTransform([commandExists]);
