import { write } from 'fs';
import { promisify } from 'util';

type WriteRest = readonly (number | string | null | undefined)[];
type WritePart = (fd: number, data: unknown, ...rest: WriteRest) => Promise<{ bytesWritten: number }>;

const writeNow = promisify(write) as unknown as WritePart;

/**
 * Promise-based `writeSync`. For a string, only a position and an encoding are
 * used, and further arguments ignored, as the synchronous call does.
 */
export async function writePart(
  fd: number,
  data: string | NodeJS.ArrayBufferView,
  ...rest: WriteRest
): Promise<{ bytesWritten: number }> {
  return writeNow(fd, data, ...(typeof data === 'string' ? rest.slice(0, 2) : rest));
}
