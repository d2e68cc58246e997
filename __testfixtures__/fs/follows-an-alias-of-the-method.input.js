const fs = require('fs');
const read = fs.readFileSync;

async function main() {
  console.log(read('a.txt', 'utf8'));
}

main();
