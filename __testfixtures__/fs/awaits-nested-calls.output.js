const { readFile, readlink } = require('fs/promises');

async function main() {
  console.log(await readFile(await readlink((await readFile('name', 'utf8')).trim()), 'utf8'));
}

main();
