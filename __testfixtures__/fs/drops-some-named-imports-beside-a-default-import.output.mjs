import fs, { watchFile } from 'fs';
import { readFile } from 'fs/promises';

async function load(name) {
  watchFile(name, () => undefined);
  return await readFile(name, 'utf8') + (await fs.promises.readdir('.')).length;
}

console.log(await load('a.txt'));
