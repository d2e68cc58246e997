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

/** The names that `temporaryFor` creates. */
const TEMPORARY_NAME = /^\..+\.[0-9a-f]{12}\.tmp$/;

// `fs.promises.readdir` lists the content of subfolders in another order.
const listFolder = promisify(readdir) as (path: PathLike, options: unknown) => Promise<(string | Buffer | Dirent)[]>;

/**
 * Promise-based `readdirSync` that omits the temporary files of atomic writes
 * in progress.
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
  // With `recursive`, a name is a relative path.
  return basename(String(name));
}
