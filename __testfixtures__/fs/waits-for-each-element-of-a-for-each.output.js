const fs = require('fs');
const { eachInOrder } = require('./unblock-helpers');

async function main(names) {
  await eachInOrder(names, async (name) => {
    if (!name) return;
    await fs.promises.unlink(name);
  });
  console.log('done');
}

main(['a.txt', 'b.txt']);
