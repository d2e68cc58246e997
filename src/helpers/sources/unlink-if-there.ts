import { promises as fs } from 'fs';
import type { PathLike } from 'fs';

import { invalidate } from './lookup'; // optional

/**
 * Promise-based `unlinkSync` of a file that was just there. It is no error if
 * another request has removed it since.
 */
export async function unlinkIfThere(path: PathLike): Promise<void> {
  try {
    await fs.unlink(path);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  invalidate(String(path));
}
