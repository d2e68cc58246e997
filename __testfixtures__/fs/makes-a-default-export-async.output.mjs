import { readFile } from 'fs/promises';

export default async function (path) {
  return readFile(path, 'utf8');
}
