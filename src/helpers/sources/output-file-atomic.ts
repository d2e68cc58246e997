import { promises as fs } from 'fs';
import type { WriteFileOptions } from 'fs';
import { dirname } from 'path';

import { invalidate } from './lookup'; // optional
import { writeFileAtomic } from './write-file-atomic';

/**
 * Promise-based `outputFileSync` of fs-extra: creates missing folders, and
 * replaces the file atomically.
 */
export async function outputFileAtomic(
  file: string,
  data: string | NodeJS.ArrayBufferView,
  options?: WriteFileOptions,
): Promise<void> {
  await makeFolderOf(file);
  return writeFileAtomic(file, data, options);
}

/** Creates the folder of a file, unless something exists at that path. */
export async function makeFolderOf(file: string): Promise<void> {
  const folder = dirname(file);
  const isThere = await fs.access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) await fs.mkdir(folder, { recursive: true });
  invalidate(folder);
}
