const fs = require('fs');

async function look(path, options) {
  const link = fs.lstatSync(path, { throwIfNoEntry: false });
  const size = fs.lstatSync(path, { bigint: true }).size;
  return [link, size, fs.lstatSync(path, options)];
}

look('a.txt').then(console.log);
