import type { Dirent } from 'fs';
import { isTemporary } from './temporary-name';

/**
 * What a listing of a folder gives, without the temporary files of atomic
 * writes in progress.
 */
export async function withoutTemporary<Entry extends string | Buffer | Dirent>(
  listing: Promise<Entry[]>,
): Promise<Entry[]> {
  const entries = await listing;
  return entries.filter((entry) => !isTemporary(entry));
}
