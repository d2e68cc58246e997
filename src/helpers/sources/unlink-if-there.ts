import { promises as fs } from 'fs';
import type { PathLike } from 'fs';

import { invalidate } from './lookup'; // optional

/** Like `unlinkSync` of a file that was there a moment ago, as a promise: another request may have removed it meanwhile. */
export async function unlinkIfThere(path: PathLike): Promise<void> {
  try {
    await fs.unlink(path);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  invalidate(String(path));
}
