import type { Dirent } from 'fs';
import { basename } from 'path';

/** The names that `temporaryFor` creates. */
const TEMPORARY_NAME = /^\..+\.[0-9a-f]{12}\.tmp$/;

/** Whether an entry of a folder is a temporary file of an atomic write in progress. */
export function isTemporary(entry: string | Buffer | Dirent): boolean {
  const name = typeof entry === 'string' || Buffer.isBuffer(entry) ? entry : entry.name;
  // With `recursive`, a name is a relative path.
  return TEMPORARY_NAME.test(basename(String(name)));
}
