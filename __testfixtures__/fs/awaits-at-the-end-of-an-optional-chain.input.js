const fs = require('fs');

async function main() {
  console.log(fs?.readFileSync('a.txt', 'utf8'));
  console.log(fs.readFileSync?.('b.txt', 'utf8'));
}

main();
