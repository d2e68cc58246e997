const tmp = require('tmp');
const { promisify } = require('util');
const tmpNameAsync = promisify(tmp.tmpName);

async function main(path) {
  return tmpNameAsync({ prefix: path });
}

main('a');
