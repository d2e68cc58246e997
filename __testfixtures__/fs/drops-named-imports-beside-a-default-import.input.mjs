import fs, { readFileSync as read, readdirSync } from 'fs';
import path, { join } from 'path';

async function load(name) {
  fs.watchFile(name, () => undefined);
  return readdirSync('.').length > 0 ? read(join(path.sep, name), 'utf8') : '';
}

console.log(await load('a.txt'));
