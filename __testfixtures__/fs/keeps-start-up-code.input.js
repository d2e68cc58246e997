const fs = require('fs');

const config = JSON.parse(fs.readFileSync('config.json', 'utf8')); // stays: needed-at-startup

function load(name) {
  return fs.readFileSync(name, 'utf8'); // stays: needed-at-startup
}

console.log(config, load('a.txt'));
