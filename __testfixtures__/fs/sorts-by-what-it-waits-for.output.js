const fs = require('fs');
const { sortInOrder } = require('./unblock-helpers');

const newest = async (a, b) => (await fs.promises.lstat(b)).mtimeMs - (await fs.promises.lstat(a)).mtimeMs;

async function main(folder) {
  const names = await fs.promises.readdir(folder);
  await sortInOrder(names, async (a, b) => (await fs.promises.lstat(a)).size - (await fs.promises.lstat(b)).size);
  const [latest] = await sortInOrder((await fs.promises.readdir(folder)).filter((name) => name.endsWith('.txt')), newest);
  names.forEach((name) => console.log(name));
  console.log(latest);
}

main('.');
