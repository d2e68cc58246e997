async function main() {
  const fs = require('fs');
  console.log(await fs.promises.readFile('a.txt', 'utf8'), await fs.promises.readdir('.'));
}

main();
