const fs = require('fs');

async function main() {
  console.log(await fs.promises.readFile('a.txt', 'utf8'));
}

main();
