const fs = require('fs');
const { readFile } = require('fs/promises');
const read = fs.readFileSync;

async function main() {
  console.log(await readFile('a.txt', 'utf8'));
}

main();
