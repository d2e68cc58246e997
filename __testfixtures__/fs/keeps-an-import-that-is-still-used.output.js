const { readFileSync } = require('fs');
const { readFile } = require('fs/promises');

const config = JSON.parse(readFileSync('config.json', 'utf8')); // stays: needed-at-startup

async function main() {
  console.log(config, await readFile('a.txt', 'utf8'));
}

main();
