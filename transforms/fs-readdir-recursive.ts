import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/fs-utils/fs-readdir-recursive – lists all files in a folder, synchronously by design. */
export const fsReaddirRecursive = defineModule('fs-readdir-recursive', [
  {
    sync: 'default',
    async: '',
    via: 'none',
    effect: 'read',
    folders: true,
    why: 'fs-readdir-recursive has no asynchronous form',
    advice: 'Use `fs.promises.readdir` with `recursive`.',
  },
]);

export default asTransform([fsReaddirRecursive]);
