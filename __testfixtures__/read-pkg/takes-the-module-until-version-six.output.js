// with read-pkg@^5.2.0
const readPkg = require('read-pkg');

async function main(path) {
  return readPkg({ cwd: path });
}

main('a');
