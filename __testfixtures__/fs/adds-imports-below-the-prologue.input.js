'use strict';

async function main() {
  console.log(require('fs').existsSync('a.txt'));
}

main();
