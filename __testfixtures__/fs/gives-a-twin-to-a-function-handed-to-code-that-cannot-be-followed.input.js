const fs = require('fs');

function load(path) {
  return fs.readFileSync(path, 'utf8');
}

require('registry').add({ load });

async function main() {
  console.log(load('a.txt'));
}

main();
