const fs = require('fs');

async function main() {
  const text = fs.readFileSync('notes.txt', 'utf8');
  console.log(text);
}

main();
