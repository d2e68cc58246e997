import * as fs from 'fs';

async function main() {
  console.log(fs.readFileSync('a.txt', 'utf8'));
}

await main();
