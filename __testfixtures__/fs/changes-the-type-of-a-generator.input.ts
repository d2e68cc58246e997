import { readFileSync } from 'fs';

/** @returns {Generator<string>} the files, one after the other */
function* texts(paths: readonly string[]): Generator<string> {
  for (const path of paths) yield readFileSync(path, 'utf8');
}

class Folder {
  constructor(private readonly paths: readonly string[]) {}

  *upper(): IterableIterator<string> {
    for (const text of texts(this.paths)) yield text.toUpperCase();
  }
}

export async function main(): Promise<string[]> {
  return [...new Folder(['a.txt', 'b.txt']).upper()];
}

main().then(console.log);
