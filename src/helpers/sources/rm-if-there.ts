import { promises as fs } from 'fs';
import type { PathLike, RmOptions } from 'fs';

import { invalidate } from './lookup'; // optional

/** Like `rmSync` of what was there a moment ago, as a promise: another request may have removed it meanwhile. */
export async function rmIfThere(path: PathLike, options?: RmOptions): Promise<void> {
  await fs.rm(path, { ...options, force: true });
  invalidate(String(path));
}
