const fs = require('fs');

async function main() {
  // unblock-ignore-next-line fs/statSync -- another rule
  console.log(fs.readFileSync('a.txt', 'utf8'));
  // unblock-ignore-next-line fs/readFileSync -- one line
  console.log(fs.readFileSync('b.txt', 'utf8'));
  console.log(fs.readFileSync('c.txt', 'utf8'));
}

main();
