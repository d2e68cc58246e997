const fs = require('fs');

async function lines(path) {
  const first = (await fs.promises.readFile(path, 'utf8')).split('\n')[0];
  const second = (await fs.promises.readdir(path))[1];
  const third = (await fs.promises.readlink(path))?.length;
  return [first, second, third];
}

lines('notes.txt').then(console.log);
