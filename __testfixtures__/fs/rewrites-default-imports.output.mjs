import fs from 'node:fs';

async function main() {
  console.log(await fs.promises.readFile('a.txt', 'utf8'));
}

await main();
