import { readdir } from 'fs';
import type { Dirent, PathLike } from 'fs';
import { basename } from 'path';
import { promisify } from 'util';

type ListedAsEntries = {
  encoding?: BufferEncoding | null | undefined;
  withFileTypes: true;
  recursive?: boolean | undefined;
};
type ListedAsBytes =
  'buffer' | { encoding: 'buffer'; withFileTypes?: false | undefined; recursive?: boolean | undefined };
type ListedAsNames =
  | BufferEncoding
  | { encoding?: BufferEncoding | null | undefined; withFileTypes?: false | undefined; recursive?: boolean | undefined }
  | null;

/** What `temporaryFor` makes. */
const TEMPORARY_NAME = /^\..+\.[0-9a-f]{12}\.tmp$/;

// The form of `fs.promises` lists what is below in another order.
const listFolder = promisify(readdir) as (path: PathLike, options: unknown) => Promise<(string | Buffer | Dirent)[]>;

/**
 * Like `readdirSync`, as a promise, for a folder in which files are replaced: leaves out those that are not complete and will
 * take the place of others.
 */
export function readFolder(path: PathLike, options: ListedAsEntries): Promise<Dirent[]>;
export function readFolder(path: PathLike, options: ListedAsBytes): Promise<Buffer[]>;
export function readFolder(path: PathLike, options?: ListedAsNames): Promise<string[]>;
export async function readFolder(path: PathLike, options?: unknown): Promise<(string | Buffer | Dirent)[]> {
  const entries = await listFolder(path, options);
  return entries.filter((entry) => !TEMPORARY_NAME.test(nameOfEntry(entry)));
}

function nameOfEntry(entry: string | Buffer | Dirent): string {
  const name = typeof entry === 'string' || Buffer.isBuffer(entry) ? entry : entry.name;
  // Of a list of all that is below, it is a path.
  return basename(String(name));
}
