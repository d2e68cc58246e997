import { promises as fs } from 'fs';
import type { MakeDirectoryOptions, PathLike } from 'fs';

import { invalidate } from './lookup'; // optional

/**
 * Promise-based `mkdirSync` of a folder that was just missing. It is no error
 * if another request has created it since.
 */
export async function mkdirIfMissing(path: PathLike, options?: MakeDirectoryOptions | number | string): Promise<void> {
  try {
    await fs.mkdir(path, options as MakeDirectoryOptions);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  invalidate(String(path));
}
