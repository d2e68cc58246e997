const fs = require('fs');

function load(path) {
  return fs.readFileSync(path, 'utf8');
}

async function main() {
  const [a, b] = await Promise.all([load('a'), load('b')]);
  const c = await load('c');
  console.log(a, b, c);
}

main();
