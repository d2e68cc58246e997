const fs = require('fs/promises');

async function main() {
  const text = await fs.readFile('a.txt', 'utf8');
  console.log(text, 'readFileSync');
}

main();
