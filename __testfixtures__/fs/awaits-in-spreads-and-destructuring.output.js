const fs = require('fs');

async function gather() {
  const names = [...await fs.promises.readdir('inbox'), ...await fs.promises.readdir('outbox')];
  const { size, mtime } = await fs.promises.lstat('inbox');
  const [first, ...rest] = await fs.promises.readdir('sent');
  const report = { names, size, ...await fs.promises.lstat('outbox') };
  return Math.max(...await fs.promises.readFile('sizes.bin'), first.length, rest.length, mtime, report.size);
}

gather().then(console.log);
