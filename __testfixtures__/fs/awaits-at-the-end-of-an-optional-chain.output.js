const fs = require('fs');

async function main() {
  console.log(await fs?.promises.readFile('a.txt', 'utf8'));
  console.log(await fs.promises.readFile?.('b.txt', 'utf8'));
}

main();
