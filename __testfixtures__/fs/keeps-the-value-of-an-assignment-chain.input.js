const fs = require('fs');

async function main() {
  let a;
  const b = (a = fs.readFileSync('a.txt', 'utf8'));
  const c = { text: fs.readFileSync('b.txt', 'utf8'), [fs.readFileSync('key', 'utf8')]: 1 };
  const d = [fs.readFileSync('c.txt', 'utf8'), , b];
  throw new Error(fs.readFileSync('message.txt', 'utf8') + a + c.text + d);
}

main();
