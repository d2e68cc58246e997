import type { MethodRow } from '../../src/types';

/** How many arguments the functions of fs take (https://nodejs.org/api/fs.html#synchronous-api). */
const ONE = 'unlink close fsync fdatasync';
const TWO =
  'access chmod link readlink rename rm mkdir mkdtemp readdir readFile exists stat lstat rmdir truncate statfs';
const MORE_OF_TWO = 'realpath opendir fstat ftruncate fchmod';
const THREE = 'chown lchown symlink utimes lutimes copyFile writeFile appendFile cp open readv writev fchown futimes';
const FIVE = 'read write';

const TAKES: ReadonlyMap<string, number> = new Map(
  [ONE, `${TWO} ${MORE_OF_TWO}`, THREE, '', FIVE].flatMap((names, index) =>
    names.split(' ').map((name): [string, number] => [`${name}Sync`, index + 1]),
  ),
);

/** Rows of functions of fs, with how many arguments these take. */
export function counted(rows: readonly MethodRow[]): readonly MethodRow[] {
  return rows.map((row) => ({ ...row, takes: row.takes ?? TAKES.get(row.sync) }));
}
