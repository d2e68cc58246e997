const fs = require('fs');

async function main() {
  outer: for (const dir of ['a', 'b']) {
    do {
      if (fs.readdirSync(dir).length === 0) continue outer;
    } while (fs.readFileSync('more', 'utf8') === 'yes');
  }
}

main();
