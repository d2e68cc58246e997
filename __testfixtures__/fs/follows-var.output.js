var fs = require('fs');
var { readFile } = require('fs/promises');
var readFileSync = fs.readFileSync;
var path = require('path');

var banner = readFileSync('banner.txt', 'utf8'); // stays: needed-at-startup

async function main() {
  console.log(banner, await readFile(path.join('a', 'b.txt'), 'utf8'));
}

main();
