// with path-exists@^4.0.0
const pathExists = require('path-exists');

async function main(path) {
  return pathExists(path);
}

main('a');
