// with node-persist@^4.0.0
const storage = require('node-persist');

async function main(path) {
  await storage.init({ dir: path });
  return storage.getItem('a');
}

main('a');
