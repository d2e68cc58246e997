// with make-dir@^3.1.0
const makeDir = require('make-dir');

async function main(path) {
  return makeDir.sync(path);
}

main('a');
