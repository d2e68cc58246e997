const { readFileSync } = require('fs');
const { writeFile } = require('fs/promises');

async function main() {
  const text = readFileSync('a.txt', 'utf8');
  await writeFile('b.txt', text);
}

main();
