import { promises as fs } from 'fs';
import type { PathLike, RmOptions } from 'fs';

import { invalidate } from './lookup'; // optional

/**
 * Promise-based `rmSync` of something that was just there. It is no error if
 * another request has removed it since.
 */
export async function rmIfThere(path: PathLike, options?: RmOptions): Promise<void> {
  await fs.rm(path, { ...options, force: true });
  invalidate(String(path));
}
