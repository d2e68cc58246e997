// with pkg-dir@^5.0.0
const pkgDir = require('pkg-dir');

async function main(path) {
  return pkgDir(path);
}

main('a');
