// with which@^1.3.1
const which = require('which');

async function main(path) {
  return which.sync(path);
}

main('a');
