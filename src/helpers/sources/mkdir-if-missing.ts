import { promises as fs } from 'fs';
import type { MakeDirectoryOptions, PathLike } from 'fs';

import { invalidate } from './lookup'; // optional

/** Like `mkdirSync` of a folder that was missing a moment ago, as a promise: another request may have made it meanwhile. */
export async function mkdirIfMissing(path: PathLike, options?: MakeDirectoryOptions | number | string): Promise<void> {
  try {
    await fs.mkdir(path, options as MakeDirectoryOptions);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  invalidate(String(path));
}
