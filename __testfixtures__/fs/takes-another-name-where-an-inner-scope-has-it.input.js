const { readFileSync } = require('fs');

async function main(readFile) {
  if (readFile) console.log(readFileSync('a.txt', 'utf8'));
}

main(true);
