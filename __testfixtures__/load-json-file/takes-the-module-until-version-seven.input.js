// with load-json-file@^6.2.0
const loadJsonFile = require('load-json-file');

async function main(path) {
  return loadJsonFile.sync(path);
}

main('a');
