import { readFile } from 'fs';
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
export function sharedRead(path: string, options: Text): Promise<string>;
export function sharedRead(path: string): Promise<Buffer>;
export async function sharedRead(path: string, options?: Text): Promise<string | Buffer> {
  try {
    const content = await startedRead(path, options);
    return typeof content === 'string' ? content : Buffer.from(content);
  } catch (error) {
    throw ownError(error);
  }
}

function startedRead(path: string, options: Text | undefined): Promise<string | Buffer> {
  const encoding = typeof options === 'object' ? options.encoding : options;
  // The path as written, because errors contain it.
  const key = `${encoding}\0${path}\0${isAbsolute(path) ? '' : process.cwd()}`;
  const known = reads.get(key);
  if (known) return known;
  const read = readNow(path, options);
  const forget = (): unknown => reads.delete(key);
  reads.set(key, read);
  read.then(forget, forget);
  return read;
}
