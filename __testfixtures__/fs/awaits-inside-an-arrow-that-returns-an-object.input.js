const fs = require('fs');

const load = (path) => ({ path, text: fs.readFileSync(path, 'utf8') });

async function main() {
  const { text } = load('a.txt');
  console.log(text);
}

main();
