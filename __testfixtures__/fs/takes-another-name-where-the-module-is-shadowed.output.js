const { readFile } = require('fs/promises');
const fsp = require('fs/promises');

async function load(fsp) {
  return readFile(fsp, 'utf8');
}

load('a.txt').then((text) => fsp.writeFile('b.txt', text));
