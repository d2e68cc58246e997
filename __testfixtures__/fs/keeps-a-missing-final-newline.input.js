const { readFileSync } = require('fs');
const path = require('path');

function load(name) {
  return readFileSync(path.join('a', name), 'utf8');
}

async function main() {
  console.log(load('a.txt').trim());
}

main();