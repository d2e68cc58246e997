import { readFileSync } from 'fs';
import type { PathLike } from 'fs';

import { readWhole } from './read-whole';
import type { AsBytes, AsText } from './read-whole';

/**
 * Promise-based `readFileSync` for a file that this process also removes, or
 * renames, and at once writes again: it is never missed.
 */
export function readRenewed(path: PathLike, options: AsText): Promise<string>;
export function readRenewed(path: PathLike, options?: AsBytes): Promise<Buffer>;
export async function readRenewed(path: PathLike, options?: AsText | AsBytes): Promise<string | Buffer> {
  try {
    // Which of the two it is, the overloads above tell.
    return await readWhole(path, options as AsText);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  // The synchronous call cannot come between the two steps.
  return readFileSync(path, options as AsText);
}
