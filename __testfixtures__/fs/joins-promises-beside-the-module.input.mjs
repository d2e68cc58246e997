import fs, { promises, readFileSync as read } from 'fs';
import * as own from 'path';

export async function load(path) {
  await promises.access(path);
  return fs.readFileSync(path).length + read(own.join(path, 'a')).length;
}
