const { readFileSync } = require('fs');

function readFile(path) {
  return `${path}!`;
}

async function main() {
  console.log(readFile('a.txt'), readFileSync('a.txt', 'utf8'));
}

main();
