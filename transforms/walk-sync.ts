import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const WALK = {
  async: '',
  via: 'none',
  effect: 'read',
  folders: true,
  why: 'walk-sync has no asynchronous form',
  advice: 'Use fast-glob, or `fs.promises.readdir` with `recursive`.',
} as const;

/** https://github.com/joliss/node-walk-sync – lists all that is in a folder, synchronously by design. */
export const walkSync = defineModule('walk-sync', [
  { ...WALK, sync: 'default' },
  { ...WALK, sync: 'entries' },
]);

export default asTransform([walkSync]);
