import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/mihneadb/node-directory-tree – looks at all that is in a folder, synchronously by design. */
export const directoryTree = defineModule('directory-tree', [
  {
    sync: 'default',
    async: '',
    via: 'none',
    effect: 'read',
    folders: true,
    why: 'directory-tree has no asynchronous form',
    advice: 'Build the tree from `fs.promises.readdir` with `withFileTypes`.',
  },
]);

export default asTransform([directoryTree]);
