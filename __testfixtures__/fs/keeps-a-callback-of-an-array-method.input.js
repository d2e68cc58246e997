const fs = require('fs');

async function main() {
  const texts = fs.readdirSync('.').map((name) => fs.readFileSync(name, 'utf8')); // stays: array-callback
  console.log(texts);
}

main();
