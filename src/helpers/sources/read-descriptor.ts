import { fstat, read, readFile } from 'fs';
import type { PathOrFileDescriptor } from 'fs';
import { promisify } from 'util';

type Options = { readonly encoding?: BufferEncoding | null | undefined } | BufferEncoding | null;

const PART = 65_536;
const askAbout = promisify(fstat);
const readPart = promisify(read);
const readPath = promisify(readFile);

/**
 * Promise-based `readFileSync` of a file descriptor. (The callback form of
 * `readFile` accepts one, too, but does not report read errors: the file would
 * seem empty.)
 */
export function readDescriptor(
  fd: PathOrFileDescriptor,
  options: BufferEncoding | { encoding: BufferEncoding },
): Promise<string>;
export function readDescriptor(fd: PathOrFileDescriptor, options?: { encoding?: null } | null): Promise<Buffer>;
export async function readDescriptor(fd: PathOrFileDescriptor, options?: Options): Promise<string | Buffer> {
  const encoding = typeof options === 'object' ? options && options.encoding : options;
  // For an invalid encoding, `readFile` throws the same error as the
  // synchronous call.
  if (typeof fd !== 'number' || (encoding && !Buffer.isEncoding(encoding))) return readPath(fd, options);
  await askAbout(fd);
  const bytes = await rest(fd);
  return encoding ? bytes.toString(encoding) : bytes;
}

async function rest(fd: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (;;) {
    const { bytesRead, buffer } = await readPart(fd, Buffer.allocUnsafe(PART), 0, PART, null);
    if (bytesRead === 0) return Buffer.concat(parts);
    parts.push(buffer.subarray(0, bytesRead));
  }
}
