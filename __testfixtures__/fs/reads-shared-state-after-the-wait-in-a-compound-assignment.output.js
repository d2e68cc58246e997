const fs = require('fs');

let total = 0;

async function add(path) {
  const value = (await fs.promises.readFile(path)).length;
  total += value;
  return total;
}

add('a.bin').then(console.log);
