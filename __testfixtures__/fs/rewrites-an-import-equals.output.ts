import fs = require('fs');
const { readFile } = require('fs/promises');

async function main(): Promise<void> {
  console.log(await readFile('a.txt', 'utf8'));
}

void main();
