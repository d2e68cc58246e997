import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/**
 * https://github.com/moxystudio/node-proper-lockfile – the function that releases the lock becomes asynchronous, too.
 */
export const properLockfile = defineModule('proper-lockfile', [
  {
    sync: 'lockSync',
    async: '',
    via: 'none',
    why: 'the function that releases the lock becomes asynchronous, too',
    advice: 'Use `const release = await lock(…)` and `await release()`.',
  },
  { sync: 'unlockSync', async: 'unlock', via: 'own', effect: 'none' },
  { sync: 'checkSync', async: 'check', via: 'own', effect: 'none' },
]);

export default asTransform([properLockfile]);
