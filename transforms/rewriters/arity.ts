import type { MethodRow } from '../../src/types';

/** The functions of fs, by how many arguments they take (https://nodejs.org/api/fs.html#synchronous-api). */
const NAMES: Readonly<Record<number, string>> = {
  1: 'unlink close fsync fdatasync',
  2:
    'access chmod link readlink rename rm mkdir mkdtemp readdir readFile exists stat lstat rmdir truncate statfs ' +
    'realpath opendir fstat ftruncate fchmod',
  3: 'chown lchown symlink utimes lutimes copyFile writeFile appendFile cp open readv writev fchown futimes',
  5: 'read write',
};

const TAKES: ReadonlyMap<string, number> = new Map(
  Object.entries(NAMES).flatMap(([count, names]) =>
    names.split(' ').map((name): [string, number] => [`${name}Sync`, Number(count)]),
  ),
);

/** Rows of functions of fs, with how many arguments these take. */
export function counted(rows: readonly MethodRow[]): readonly MethodRow[] {
  return rows.map((row) => ({ ...row, takes: row.takes ?? TAKES.get(row.sync) }));
}
