const fs = require('fs');
const read = fs.readFileSync;

const banner = read('banner.txt', 'utf8'); // stays: needed-at-startup

async function main() {
  console.log(banner, read('a.txt', 'utf8'));
}

main();
