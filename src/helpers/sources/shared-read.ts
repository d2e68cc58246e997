import { readFile } from 'fs';
import type { PathLike } from 'fs';
import { isAbsolute } from 'path';
import { promisify } from 'util';

import { ownError } from './own-error';

type Text = BufferEncoding | { encoding: BufferEncoding };

const readNow = promisify(readFile);
const reads = new Map<string, Promise<string | Buffer>>();

/**
 * Promise-based `readFileSync`. Concurrent reads of one file share the content;
 * nothing is cached.
 */
export function sharedRead(path: PathLike, options: Text): Promise<string>;
export function sharedRead(path: PathLike): Promise<Buffer>;
export async function sharedRead(path: PathLike, options?: Text): Promise<string | Buffer> {
  try {
    const content = await startedRead(path, options);
    return typeof content === 'string' ? content : Buffer.from(content);
  } catch (error) {
    throw ownError(error);
  }
}

function startedRead(path: PathLike, options: Text | undefined): Promise<string | Buffer> {
  const encoding = typeof options === 'object' ? options.encoding : options;
  const name = nameForReads(path);
  if (name === undefined) return readNow(path, options);
  const key = `${encoding}\0${name}`;
  const known = reads.get(key);
  if (known) return known;
  const read = readNow(path, options);
  const forget = (): unknown => reads.delete(key);
  reads.set(key, read);
  read.then(forget, forget);
  return read;
}

/** The path as written, because errors contain it; none for what is not a path. */
function nameForReads(path: PathLike): string | undefined {
  if (typeof path === 'string') return `${isAbsolute(path) ? '' : process.cwd()}\0${path}`;
  return path instanceof URL ? path.href : undefined;
}
