const fs = require('fs');
const { readFile } = require('fs/promises');
const read = fs.readFileSync;

const banner = read('banner.txt', 'utf8'); // stays: needed-at-startup

async function main() {
  console.log(banner, await readFile('a.txt', 'utf8'));
}

main();
