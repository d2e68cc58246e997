const id = require('node-machine-id');

async function main(path) {
  return id.machineIdSync() + path;
}

main('a');
