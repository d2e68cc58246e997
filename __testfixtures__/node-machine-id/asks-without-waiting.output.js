const id = require('node-machine-id');

async function main(path) {
  return await id.machineId() + path;
}

main('a');
