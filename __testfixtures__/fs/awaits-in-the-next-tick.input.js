const fs = require('fs');

async function main() {
  process.nextTick(() => {
    console.log(fs.readFileSync('a.txt', 'utf8'));
  });
}

main();
