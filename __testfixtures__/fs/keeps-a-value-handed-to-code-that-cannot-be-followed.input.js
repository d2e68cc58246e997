const fs = require('fs');

function load(path) {
  return fs.readFileSync(path, 'utf8'); // stays: escapes
}

require('registry').add({ load });

async function main() {
  console.log(load('a.txt'));
}

main();
