const { readdir } = require('fs/promises');

async function main() {
  const fs = require('fs');
  const { readdirSync } = require('fs');
  console.log(await fs.promises.readFile('a.txt', 'utf8'), await readdir('.'));
}

main();
