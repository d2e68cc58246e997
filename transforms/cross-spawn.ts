import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/moxystudio/node-cross-spawn – has no promise form. */
export const crossSpawn = defineModule('cross-spawn', [
  {
    sync: 'sync',
    async: '',
    via: 'none',
    runs: 'program',
    why: 'cross-spawn has no form that returns a promise',
    advice: 'Use its `spawn` and wait for `close`, or use execa.',
    at: ['cross-spawn.sync', 'cross-spawn.spawn.sync'],
  },
]);

export default asTransform([crossSpawn]);
