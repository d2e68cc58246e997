const fs = require('fs');

let total = 0;

async function add(path) {
  total += fs.readFileSync(path).length; // stays: in-compound-assignment
  return total;
}

add('a.bin').then(console.log);
