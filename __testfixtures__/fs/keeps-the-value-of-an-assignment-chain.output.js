const fs = require('fs');

async function main() {
  let a;
  const b = (a = await fs.promises.readFile('a.txt', 'utf8'));
  const c = { text: await fs.promises.readFile('b.txt', 'utf8'), [await fs.promises.readFile('key', 'utf8')]: 1 };
  const d = [await fs.promises.readFile('c.txt', 'utf8'), , b];
  throw new Error(await fs.promises.readFile('message.txt', 'utf8') + a + c.text + d);
}

main();
