const { readFile } = require('node:fs/promises');

async function main() {
  console.log(await readFile('a.txt', 'utf8'));
}

main();
