import fs, { readFileSync, watchFile } from 'fs';

async function load(name) {
  watchFile(name, () => undefined);
  return readFileSync(name, 'utf8') + fs.readdirSync('.').length;
}

console.log(await load('a.txt'));
