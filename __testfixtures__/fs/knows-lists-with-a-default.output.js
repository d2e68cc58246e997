const fs = require('fs');
const { mapInOrder, filterInOrder, flatMapInOrder } = require('./unblock-helpers');

async function awaited(folder) {
  const names = (await fs.promises.readdir(folder)) || [];
  return mapInOrder(names, async (name) => fs.promises.readFile(name, 'utf8'));
}

async function nullish(folder) {
  const names = (await fs.promises.readdir(folder)).filter((name) => name.endsWith('.txt')) ?? [];
  return filterInOrder(names, async (name) => (await fs.promises.lstat(name)).isFile());
}

async function caught(folder) {
  const names = await fs.promises.readdir(folder).catch(() => []);
  return flatMapInOrder(names, async (name) => fs.promises.readdir(name));
}

async function main() {
  console.log(await awaited('a'), await nullish('b'), await caught('c'));
}

main();
