const fs = require('fs');
const { eachInOrder, mapInOrder, everyInOrder, filterInOrder } = require('./unblock-helpers');

async function sizes() {
  const found = [];
  await eachInOrder(Array.prototype.slice.call(arguments), async (name) => {
    found.push((await fs.promises.lstat(name)).size);
  });
  return found.concat(await mapInOrder(Array.prototype.slice.call(arguments), async (name) => (await fs.promises.lstat(name)).mode));
}

async function names() {
  return fs.promises.readdir('notes');
}

async function seen() {
  const found = await mapInOrder(Array.prototype.slice.call(await names()), async (name) => (await fs.promises.lstat(name)).mtimeMs);
  return found.concat(await everyInOrder(Array.prototype.slice.call(await fs.promises.readdir('.')), async (name) => (await fs.promises.lstat(name)).isFile()));
}

async function main(text) {
  const letters = await filterInOrder(Array.prototype.slice.call(text), async (letter) => (await fs.promises.lstat(letter)).isFile());
  return [await sizes('a', 'b'), letters, await seen()];
}

main('ab').then(console.log);
