// with node-persist@^4.0.0
const storage = require('node-persist');

async function main(path) {
  storage.initSync({ dir: path });
  return storage.getItem('a');
}

main('a');
