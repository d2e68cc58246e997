import fs from 'node:fs';

async function main() {
  console.log(fs.readFileSync('a.txt', 'utf8'));
}

await main();
