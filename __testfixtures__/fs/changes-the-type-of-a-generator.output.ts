import { readFile } from 'fs/promises';
import { listOf } from './unblock-helpers';

/** @returns {AsyncGenerator<string>} the files, one after the other */
async function* texts(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) yield await readFile(path, 'utf8');
}

class Folder {
  constructor(private readonly paths: readonly string[]) {}

  async *upper(): AsyncIterableIterator<string> {
    for await (const text of texts(this.paths)) yield text.toUpperCase();
  }
}

export async function main(): Promise<string[]> {
  return [...await listOf(new Folder(['a.txt', 'b.txt']).upper())];
}

main().then(console.log);
