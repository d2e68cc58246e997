const fs = require('fs');

async function main() {
  const a = (await fs.promises.readFile('a.txt', 'utf8'));
  const b = (await fs.promises.readFile('b.txt', 'utf8')).trim();
  const c = ((await fs.promises.readFile('c.txt', 'utf8'))).trim();
  console.log(a, b, c);
}

main();
