const fs = require('./memory-fs');
const { readFileSync } = require('memfs').fs;

async function main() {
  console.log(fs.readFileSync('a.txt', 'utf8'), readFileSync('b.txt', 'utf8'));
}

main();
