const { readFileSync } = require('node:fs');

async function main() {
  console.log(readFileSync('a.txt', 'utf8'));
}

main();
