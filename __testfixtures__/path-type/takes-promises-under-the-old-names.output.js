// with path-type@^3.0.0
const pathType = require('path-type');

async function kind(path) {
  if (await pathType.symlink(path)) return 'link';
  return await pathType.dir(path) ? 'folder' : await pathType.file(path) && 'file';
}

kind('a.txt').then(console.log);
