import fs = require('fs');

async function main(): Promise<void> {
  console.log(fs.readFileSync('a.txt', 'utf8'));
}

void main();
