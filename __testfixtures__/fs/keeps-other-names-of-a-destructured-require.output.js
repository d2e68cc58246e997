const { createReadStream, constants } = require('fs');
const { readFile } = require('fs/promises');

async function main() {
  console.log(await readFile('a.txt', 'utf8'));
  createReadStream('a.txt', { mode: constants.R_OK }).pipe(process.stdout);
}

main();
