const fs = require('fs');

const store = { load: (path) => fs.readFileSync(path, 'utf8') };

async function main() {
  console.log((0, store.load)('a.txt').length, store.load?.('b.txt'), store['load']('c.txt'));
  const { load: again = String } = store;
  store.load('d.txt'), again('e.txt');
}

main();
