const { readFile: readFileAsync } = require('fs/promises');

function readFile(path) {
  return `${path}!`;
}

async function main() {
  console.log(readFile('a.txt'), await readFileAsync('a.txt', 'utf8'));
}

main();
