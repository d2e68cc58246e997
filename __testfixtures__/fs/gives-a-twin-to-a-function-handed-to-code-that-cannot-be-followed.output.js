const fs = require('fs');

function load(path) {
  return fs.readFileSync(path, 'utf8');
}

async function loadAsync(path) {
  return fs.promises.readFile(path, 'utf8');
}

require('registry').add({ load });

async function main() {
  console.log(await loadAsync('a.txt'));
}

main();
