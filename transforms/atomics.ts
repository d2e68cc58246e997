import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Atomics/wait – stops the thread. */
export const atomics = defineModule('Atomics', [
  {
    sync: 'wait',
    async: '',
    via: 'none',
    hint: [/Atomics/],
    why: 'it stops the thread until another one notifies it',
    advice: 'Use `await Atomics.waitAsync(…).value`, or a timer where it only sleeps.',
  },
]);

export default asTransform([atomics]);
