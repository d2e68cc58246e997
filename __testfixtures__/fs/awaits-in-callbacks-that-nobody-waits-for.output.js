const fs = require('fs');

async function main() {
  setTimeout(async () => {
    console.log(await fs.promises.readFile('later.txt', 'utf8'));
  }, 100);
  fs.stat('a.txt', async (err) => {
    if (!err) console.log(await fs.promises.readFile('a.txt', 'utf8'));
  });
}

main();
