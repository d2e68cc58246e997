import { promises as fs } from 'fs';
import type { WriteFileOptions } from 'fs';
import { dirname } from 'path';

import { invalidate } from './lookup'; // optional
import { writeFileAtomic } from './write-file-atomic';

/** Like `outputFileSync` of fs-extra, as a promise: makes the folder that is missing, and replaces the file as a whole. */
export async function outputFileAtomic(
  file: string,
  data: string | NodeJS.ArrayBufferView,
  options?: WriteFileOptions,
): Promise<void> {
  await makeFolderOf(file);
  return writeFileAtomic(file, data, options);
}

/** Makes the folder that a file is to be in; one that is there is left alone, whatever it is. */
export async function makeFolderOf(file: string): Promise<void> {
  const folder = dirname(file);
  const isThere = await fs.access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) await fs.mkdir(folder, { recursive: true });
  invalidate(folder);
}
