const fs = require('fs');

async function main() {
  setTimeout(() => {
    console.log(fs.readFileSync('later.txt', 'utf8'));
  }, 100);
  fs.stat('a.txt', (err) => {
    if (!err) console.log(fs.readFileSync('a.txt', 'utf8'));
  });
}

main();
