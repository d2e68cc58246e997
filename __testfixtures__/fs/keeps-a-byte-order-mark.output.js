const { readFile } = require('fs/promises');
const path = require('path');

async function load(name) {
  return readFile(path.join('a', name), 'utf8');
}

async function main() {
  console.log((await load('a.txt')).trim());
}

main();
