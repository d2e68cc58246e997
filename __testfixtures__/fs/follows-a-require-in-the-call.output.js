async function main() {
  console.log(await require('fs').promises.readFile('a.txt', 'utf8'));
  console.log((await require('node:fs').promises.readdir('.')).length);
}

main();
