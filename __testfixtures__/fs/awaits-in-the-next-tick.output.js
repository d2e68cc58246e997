const fs = require('fs');

async function main() {
  process.nextTick(async () => {
    console.log(await fs.promises.readFile('a.txt', 'utf8'));
  });
}

main();
