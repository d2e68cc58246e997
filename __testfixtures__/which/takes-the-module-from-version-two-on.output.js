// with which@^4.0.0
const which = require('which');

async function main(path) {
  return await which(path, { nothrow: true }) ?? path;
}

main('a');
