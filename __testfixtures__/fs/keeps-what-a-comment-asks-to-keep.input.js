const fs = require('fs');

async function main() {
  // unblock-ignore-next-line fs/readFileSync -- the file is tiny
  console.log(fs.readFileSync('a.txt', 'utf8'));
}

main();
