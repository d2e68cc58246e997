var readFileSync = require('fs').readFileSync;
var path = require('path');
var { readFile } = require('fs/promises');

async function main() {
  console.log(await readFile(path.join('a', 'b.txt'), 'utf8'));
}

main();
