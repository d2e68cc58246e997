import type { Stats } from 'node:fs';
import { type PathLike } from 'node:fs';
import { lstat } from 'node:fs/promises';

async function facts(path: PathLike): Promise<Stats> {
  return lstat(path);
}

facts('a.txt').then((stats) => console.log(stats.size));
