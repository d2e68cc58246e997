import fs, { promises } from 'fs';
import * as own from 'path';

export async function load(path) {
  await promises.access(path);
  return (await fs.promises.readFile(path)).length + (await promises.readFile(own.join(path, 'a'))).length;
}
