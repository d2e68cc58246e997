import { readdir } from 'fs';
import type { Dirent, PathLike } from 'fs';
import { basename } from 'path';
import { promisify } from 'util';

type AsEntries = { encoding?: BufferEncoding | null | undefined; withFileTypes: true; recursive?: boolean | undefined };
type AsBytes = 'buffer' | { encoding: 'buffer'; withFileTypes?: false | undefined; recursive?: boolean | undefined };
type AsNames =
  | BufferEncoding
  | { encoding?: BufferEncoding | null | undefined; withFileTypes?: false | undefined; recursive?: boolean | undefined }
  | null;

/** What `temporaryFor` makes. */
const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;

// The form of `fs.promises` lists what is below in another order.
const list = promisify(readdir) as (path: PathLike, options: unknown) => Promise<(string | Buffer | Dirent)[]>;

/**
 * Like `readdirSync`, as a promise, for a folder in which files are replaced: leaves out those that are not complete and will
 * take the place of others.
 */
export function readFolder(path: PathLike, options: AsEntries): Promise<Dirent[]>;
export function readFolder(path: PathLike, options: AsBytes): Promise<Buffer[]>;
export function readFolder(path: PathLike, options?: AsNames): Promise<string[]>;
export async function readFolder(path: PathLike, options?: unknown): Promise<(string | Buffer | Dirent)[]> {
  const entries = await list(path, options);
  return entries.filter((entry) => !TEMPORARY.test(nameOf(entry)));
}

function nameOf(entry: string | Buffer | Dirent): string {
  const name = typeof entry === 'string' || Buffer.isBuffer(entry) ? entry : entry.name;
  // Of a list of all that is below, it is a path.
  return basename(String(name));
}
