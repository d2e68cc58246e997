const fs = require('fs');

const store = { load: async (path) => fs.promises.readFile(path, 'utf8') };

async function main() {
  console.log((await (0, store.load)('a.txt')).length, await store.load?.('b.txt'), await store['load']('c.txt'));
  const { load: again = String } = store;
  await store.load('d.txt'), await again('e.txt');
}

main();
