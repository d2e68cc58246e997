const fs = require('fs');

async function main() {
  for (let i = 0; i < 3; i++) {
    const text = fs.readFileSync(`${i}.txt`, 'utf8');
    setTimeout(() => console.log(i, text), 10);
  }
}

main();
