const fs = require('fs');
const { mapInOrder } = require('./unblock-helpers');

async function main(names) {
  const texts = await mapInOrder(names, async (name) => fs.promises.readFile(name, 'utf8'));
  const sizes = (await mapInOrder(await fs.promises.readdir('.'), async (name, index) => `${index}: ${(await fs.promises.lstat(name)).size}`)).join(',');
  console.log(texts, sizes);
}

main(['a.txt', 'b.txt']);
