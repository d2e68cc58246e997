const { readdir, readFile } = require('fs/promises');
const path = require('path');

async function main() {
  for (const name of await readdir('.')) console.log(await readFile(path.join('.', name), 'utf8'));
}

main();
