const fs = require('fs');
const { replaceInOrder } = require('./unblock-helpers');

async function main(text) {
  const included = await replaceInOrder(text, /include "(\w+)"/g, async (line, name) => fs.promises.readFile(name, 'utf8'));
  const first = await replaceInOrder(text, 'a', async () => fs.promises.readFile('a', 'utf8'));
  return included + first;
}

main('include "a" include "b"').then(console.log);
