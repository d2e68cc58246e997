import fs, { promises } from 'fs';
import * as own from 'path';
import { readFile } from 'fs/promises';

export async function load(path) {
  await promises.access(path);
  return (await fs.promises.readFile(path)).length + (await readFile(own.join(path, 'a'))).length;
}
