const fs = require('fs');

async function load(path) {
  return fs.promises.readFile(path, 'utf8');
}

async function main() {
  const [a, b] = await Promise.all([load('a'), load('b')]);
  const c = await load('c');
  console.log(a, b, c);
}

main();
