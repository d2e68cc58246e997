// with path-type@^6.0.0
import { isDirectorySync, isFileSync, isSymlinkSync } from 'path-type';

async function kind(path) {
  if (isSymlinkSync(path)) return 'link';
  return isDirectorySync(path) ? 'folder' : isFileSync(path) && 'file';
}

console.log(await kind('a.txt'));
