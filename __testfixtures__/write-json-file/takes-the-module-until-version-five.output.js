// with write-json-file@^4.3.0
const writeJsonFile = require('write-json-file');

async function main(path) {
  return writeJsonFile(path, { a: 1 });
}

main('a');
