const tmp = require('tmp');

async function main(path) {
  return tmp.tmpNameSync({ prefix: path });
}

main('a');
