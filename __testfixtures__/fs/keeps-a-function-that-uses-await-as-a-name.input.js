const fs = require('fs');

function load(path) {
  var await = path;
  return fs.readFileSync(await, 'utf8'); // stays: await-is-a-name
}

async function main() {
  console.log(load('a.txt'));
}

main();
