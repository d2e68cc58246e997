const fs = require('fs');
const { eachInOrder, mapInOrder, filterInOrder } = require('./unblock-helpers');

async function sizes() {
  const found = [];
  await eachInOrder(Array.prototype.slice.call(arguments), async (name) => {
    found.push((await fs.promises.lstat(name)).size);
  });
  return found.concat(await mapInOrder(Array.prototype.slice.call(arguments), async (name) => (await fs.promises.lstat(name)).mode));
}

async function main(text) {
  const letters = await filterInOrder(Array.prototype.slice.call(text), async (letter) => (await fs.promises.lstat(letter)).isFile());
  return [await sizes('a', 'b'), letters];
}

main('ab').then(console.log);
