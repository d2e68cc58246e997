// with which@^1.3.1
const which = require('which');
const { promisify } = require('util');
const whichAsync = promisify(which);

async function main(path) {
  return whichAsync(path);
}

main('a');
