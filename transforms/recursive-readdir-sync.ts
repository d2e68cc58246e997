import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/battlejj/recursive-readdir-sync – lists all files in a folder, synchronously by design. */
export const recursiveReaddirSync = defineModule('recursive-readdir-sync', [
  {
    sync: 'default',
    async: '',
    via: 'none',
    effect: 'read',
    folders: true,
    why: 'recursive-readdir-sync has no asynchronous form',
    advice: 'Use recursive-readdir, or `fs.promises.readdir` with `recursive`.',
  },
]);

export default asTransform([recursiveReaddirSync]);
