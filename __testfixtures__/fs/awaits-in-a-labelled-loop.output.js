const fs = require('fs');

async function main() {
  outer: for (const dir of ['a', 'b']) {
    do {
      if ((await fs.promises.readdir(dir)).length === 0) continue outer;
    } while (await fs.promises.readFile('more', 'utf8') === 'yes');
  }
}

main();
