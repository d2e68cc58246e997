#!/usr/bin/env node
async function main() {
  console.log(require('fs').statSync('a.txt').size);
}

main();
