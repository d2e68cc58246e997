const { readFile } = require('fs/promises');

async function main() {
  console.log(await readFile('a.txt', 'utf8'));
}

main();
