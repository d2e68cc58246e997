const { readdir, readFile } = require('fs/promises');

async function main() {
  for (const name of await readdir('.')) console.log(await readFile(name, 'utf8'));
}

main();
