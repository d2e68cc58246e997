var { readFile } = require('fs/promises');
var path = require('path');

async function main() {
  console.log(await readFile(path.join('a', 'b.txt'), 'utf8'));
}

main();
