const { createReadStream, readFileSync, constants } = require('fs');

async function main() {
  console.log(readFileSync('a.txt', 'utf8'));
  createReadStream('a.txt', { mode: constants.R_OK }).pipe(process.stdout);
}

main();
