import { promises as fs, readFileSync } from 'fs';
import type { PathLike } from 'fs';

import { isUnchanged } from './unchanged';

type WithFlag = { flag?: string | undefined };
export type AsText = BufferEncoding | ({ encoding: BufferEncoding } & WithFlag);
export type AsBytes = ({ encoding?: null | undefined } & WithFlag) | null;

/**
 * Promise-based `readFileSync` for a file that this process also writes
 * synchronously: the result is the content before or after a write, never a
 * mixture.
 */
export function readWhole(path: PathLike, options: AsText): Promise<string>;
export function readWhole(path: PathLike, options?: AsBytes): Promise<Buffer>;
export async function readWhole(path: PathLike, options?: AsText | AsBytes): Promise<string | Buffer> {
  const flag = (typeof options === 'object' && options && options.flag) || 'r';
  const handle = await fs.open(path, flag);
  try {
    const before = await handle.stat({ bigint: true });
    // Which of the two it is, the overloads above tell.
    const content: string | Buffer = await handle.readFile(options as AsText);
    if (isUnchanged(before, await handle.stat({ bigint: true }))) return content;
  } finally {
    await handle.close();
  }
  // The file changed while it was read. The synchronous call cannot be
  // interrupted by a write of this process.
  return readFileSync(path, options as AsText);
}
