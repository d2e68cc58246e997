async function main() {
  const fs = require('fs');
  const { readdirSync } = require('fs');
  console.log(fs.readFileSync('a.txt', 'utf8'), readdirSync('.'));
}

main();
