const fs = require('fs');
const { reduceInOrder, reduceRightInOrder, flatMapInOrder, findIndexInOrder, findLastInOrder, findLastIndexInOrder, fromInOrder, mapInOrder } = require('./unblock-helpers');

async function main(names) {
  const total = await reduceInOrder(names, async (sum, name) => sum + (await fs.promises.lstat(name)).size, 0);
  const longest = await reduceRightInOrder(names, async (a, b) => ((await fs.promises.lstat(a)).size > (await fs.promises.lstat(b)).size ? a : b));
  const files = await flatMapInOrder(names, async (folder) => fs.promises.readdir(folder));
  const first = await findIndexInOrder(names, async (name) => (await fs.promises.lstat(name)).isFile());
  const last = await findLastInOrder(names, async (name) => (await fs.promises.lstat(name)).isFile());
  const at = await findLastIndexInOrder(names, async (name) => (await fs.promises.lstat(name)).isFile());
  const texts = await fromInOrder(names, async (name) => fs.promises.readFile(name, 'utf8'));
  const unique = await fromInOrder(new Set(names), async (name, index) => index + await fs.promises.readFile(name, 'utf8'));
  const modes = await mapInOrder(Object.entries({ a: 1 }), async ([name]) => (await fs.promises.lstat(name)).mode);
  return { total, longest, files, first, last, at, texts, unique, modes };
}

main(['a', 'b']).then(console.log);
