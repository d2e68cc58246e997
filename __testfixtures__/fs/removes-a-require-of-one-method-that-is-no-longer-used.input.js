var readFileSync = require('fs').readFileSync;
var path = require('path');

async function main() {
  console.log(readFileSync(path.join('a', 'b.txt'), 'utf8'));
}

main();
