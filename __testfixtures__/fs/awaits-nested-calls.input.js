const { readFileSync, readlinkSync } = require('fs');

async function main() {
  console.log(readFileSync(readlinkSync(readFileSync('name', 'utf8').trim()), 'utf8'));
}

main();
