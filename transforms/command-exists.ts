import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/mathisonian/command-exists – runs a shell. */
export const commandExists = defineModule('command-exists', [
  {
    sync: 'sync',
    async: '',
    via: 'none',
    why: 'the asynchronous form rejects where this one returns false',
    advice: 'Write `await commandExists(name).then(() => true, () => false)`.',
  },
]);

export default asTransform([commandExists]);
