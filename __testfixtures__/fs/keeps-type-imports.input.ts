import type { Stats } from 'node:fs';
import { lstatSync, type PathLike } from 'node:fs';

async function facts(path: PathLike): Promise<Stats> {
  return lstatSync(path);
}

facts('a.txt').then((stats) => console.log(stats.size));
