const fs = require('fs');

async function main() {
  return new Promise((resolve) => {
    resolve(fs.readFileSync('a.txt', 'utf8')); // stays: unknown-callback
  });
}

main();
