const fs = require('fs');
const { replaceInOrder, replaceAllInOrder } = require('./unblock-helpers');

async function main(text) {
  const included = await replaceInOrder(text, /include "(\w+)"/g, async (line, name) => fs.promises.readFile(name, 'utf8'));
  const first = await replaceInOrder(text, 'a', async () => fs.promises.readFile('a', 'utf8'));
  const all = await replaceAllInOrder(text, 'b', async (match, at) => at + await fs.promises.readFile(match, 'utf8'));
  return included + first + all;
}

main('include "a" include "b"').then(console.log);
