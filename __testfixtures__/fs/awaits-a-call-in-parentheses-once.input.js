const fs = require('fs');

async function main() {
  const a = (fs.readFileSync('a.txt', 'utf8'));
  const b = (fs.readFileSync('b.txt', 'utf8')).trim();
  const c = ((fs.readFileSync('c.txt', 'utf8'))).trim();
  console.log(a, b, c);
}

main();
