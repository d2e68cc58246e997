const fs = require('fs');

async function main() {
  const text = await fs.promises.readFile('notes.txt', 'utf8');
  console.log(text);
}

main();
