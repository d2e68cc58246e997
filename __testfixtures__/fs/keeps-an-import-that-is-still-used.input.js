const { readFileSync } = require('fs');

const config = JSON.parse(readFileSync('config.json', 'utf8')); // stays: needed-at-startup

async function main() {
  console.log(config, readFileSync('a.txt', 'utf8'));
}

main();
