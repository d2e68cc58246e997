import { promises as fs, readFileSync } from 'fs';
import type { PathLike } from 'fs';

import { isUnchanged } from './unchanged';

type WithFlag = { flag?: string | undefined };
type AsText = BufferEncoding | ({ encoding: BufferEncoding } & WithFlag);
type AsBytes = ({ encoding?: null | undefined } & WithFlag) | null;

/**
 * Promise-based `readFileSync` for a file that this process also writes
 * synchronously: the result is the content before or after a write, never a
 * mixture, and a file that is removed and written again is never missed.
 */
export function readWhole(path: PathLike, options: AsText): Promise<string>;
export function readWhole(path: PathLike, options?: AsBytes): Promise<Buffer>;
export async function readWhole(path: PathLike, options?: AsText | AsBytes): Promise<string | Buffer> {
  const flag = (typeof options === 'object' && options && options.flag) || 'r';
  const handle = await fs.open(path, flag).catch(noFile);
  const content = handle && (await steadyContent(handle, options));
  // If the file changed while it was read, or was missing for a moment: the
  // synchronous call cannot be interrupted by a write of this process.
  return content === undefined ? readFileSync(path, options as AsText) : content;
}

function noFile(error: { code?: unknown }): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

/** Returns undefined if the file changed meanwhile. */
async function steadyContent(
  handle: Awaited<ReturnType<typeof fs.open>>,
  options?: AsText | AsBytes,
): Promise<string | Buffer | undefined> {
  try {
    const before = await handle.stat({ bigint: true });
    // Which of the two it is, the overloads above tell.
    const content: string | Buffer = await handle.readFile(options as AsText);
    return isUnchanged(before, await handle.stat({ bigint: true })) ? content : undefined;
  } finally {
    await handle.close();
  }
}
