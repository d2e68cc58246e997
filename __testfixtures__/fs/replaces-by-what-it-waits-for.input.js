const fs = require('fs');

async function main(text) {
  const included = text.replace(/include "(\w+)"/g, (line, name) => fs.readFileSync(name, 'utf8'));
  const first = text.replace('a', () => fs.readFileSync('a', 'utf8'));
  return included + first;
}

main('include "a" include "b"').then(console.log);
