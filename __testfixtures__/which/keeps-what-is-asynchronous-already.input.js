// with which@^4.0.0
const which = require('which');

async function main(path) {
  return which(path);
}

main('a');
