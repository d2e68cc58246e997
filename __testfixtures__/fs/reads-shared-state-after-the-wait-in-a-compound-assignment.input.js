const fs = require('fs');

let total = 0;

async function add(path) {
  total += fs.readFileSync(path).length;
  return total;
}

add('a.bin').then(console.log);
