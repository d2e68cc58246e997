// with node-persist@^4.0.0
const storage = require('node-persist');

async function main(path) {
  await storage.init({ dir: path });
}

main('a');
