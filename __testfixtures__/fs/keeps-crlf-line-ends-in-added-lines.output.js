const { readFileSync } = require('fs');
const path = require('path');
const { readFile } = require('fs/promises');

const banner = readFileSync('banner.txt', 'utf8'); // stays: needed-at-startup

async function main() {
  console.log(banner, await readFile(path.join('a', 'b.txt'), 'utf8'));
}

main();
