import { write } from 'fs';
import { promisify } from 'util';

type WriteRest = readonly (number | string | null | undefined)[];
type WritePart = (fd: number, data: unknown, ...rest: WriteRest) => Promise<{ bytesWritten: number }>;

const writeNow = promisify(write) as unknown as WritePart;

/** Like `writeSync`, as a promise: a text takes a place and an encoding, and what is said beside that means nothing. */
export async function writePart(
  fd: number,
  data: string | NodeJS.ArrayBufferView,
  ...rest: WriteRest
): Promise<{ bytesWritten: number }> {
  return writeNow(fd, data, ...(typeof data === 'string' ? rest.slice(0, 2) : rest));
}
