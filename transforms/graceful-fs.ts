import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import { FS_ROWS } from './fs';

/**
 * https://github.com/isaacs/node-graceful-fs – fs with a queue for when there are too many open files, which only the callback
 * forms go through: so they are promisified.
 */
export const gracefulFs = defineModule(
  'graceful-fs',
  FS_ROWS.map((row) => (row.via === 'promises' ? { ...row, via: 'promisify' } : row)),
);

export default asTransform([gracefulFs]);
