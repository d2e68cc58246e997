const { readFileSync } = require('fs');
const fsp = require('fs/promises');

async function load(fsp) {
  return readFileSync(fsp, 'utf8');
}

load('a.txt').then((text) => fsp.writeFile('b.txt', text));
