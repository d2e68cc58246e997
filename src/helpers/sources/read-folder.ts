import { readdir } from 'fs';
import type { Dirent, PathLike } from 'fs';
import { promisify } from 'util';
import { isTemporary } from './temporary-name';

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
  return entries.filter((entry) => !isTemporary(entry));
}
