// risk review
const fs = require('fs');
const { sortInOrder } = require('./unblock-helpers');

async function main(names) {
  const sorted = await sortInOrder([...names], async (a, b) => (await fs.promises.lstat(a)).size - (await fs.promises.lstat(b)).size);
  return [sorted, (await sortInOrder([...['a', 'b']], async (a, b) => (await fs.promises.lstat(a)).size - (await fs.promises.lstat(b)).size))[0], names];
}

main(['a', 'b']);
