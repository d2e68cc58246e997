var fs = require('fs');
var readFileSync = fs.readFileSync;
var path = require('path');

var banner = readFileSync('banner.txt', 'utf8'); // stays: needed-at-startup

async function main() {
  console.log(banner, readFileSync(path.join('a', 'b.txt'), 'utf8'));
}

main();
