const fs = require('fs');
const { readDescriptor } = require('./unblock-helpers');

async function load(fd) {
  const given = await readDescriptor(0, 'utf8');
  return given + await readDescriptor(fd, 'utf8') + await fs.promises.readFile('a.txt', 'utf8');
}

load(3).then(console.log);
