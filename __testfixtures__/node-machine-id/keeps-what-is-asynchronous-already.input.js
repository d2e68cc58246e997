const id = require('node-machine-id');

async function main(path) {
  return id.machineId();
}

main('a');
