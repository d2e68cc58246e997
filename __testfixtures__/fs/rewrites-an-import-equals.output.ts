import fs = require('fs');

async function main(): Promise<void> {
  console.log(await fs.promises.readFile('a.txt', 'utf8'));
}

void main();
