// with path-type@^3.0.0
const pathType = require('path-type');

async function kind(path) {
  if (pathType.symlinkSync(path)) return 'link';
  return pathType.dirSync(path) ? 'folder' : pathType.fileSync(path) && 'file';
}

kind('a.txt').then(console.log);
