// with read-pkg-up@^7.0.1
const readPkgUp = require('read-pkg-up');

async function main(path) {
  return readPkgUp({ cwd: path });
}

main('a');
