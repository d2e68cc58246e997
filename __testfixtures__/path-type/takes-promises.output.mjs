// with path-type@^6.0.0
import { isSymlink, isDirectory, isFile } from 'path-type';

async function kind(path) {
  if (await isSymlink(path)) return 'link';
  return await isDirectory(path) ? 'folder' : await isFile(path) && 'file';
}

console.log(await kind('a.txt'));
