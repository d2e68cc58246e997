const { readFile: readFileAsync } = require('fs/promises');

async function main(readFile) {
  if (readFile) console.log(await readFileAsync('a.txt', 'utf8'));
}

main(true);
