const fs = require('fs');

async function total() {
  const sizes = [];
  for (const name of await fs.promises.readdir('inbox')) sizes.push((await fs.promises.readFile(name)).length);
  for (let i = 0; i < (await fs.promises.readdir('outbox')).length; i++) sizes.push(i);
  return sizes;
}

total().then(console.log);
