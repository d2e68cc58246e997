const fs = require('fs');
const { readFile } = require('fs/promises');

async function main() {
  console.log(await readFile('a.txt', 'utf8'));
  console.log(await fs.promises.readFile?.('b.txt', 'utf8'));
}

main();
