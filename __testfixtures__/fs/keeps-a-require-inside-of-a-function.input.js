async function main() {
  const fs = require('fs');
  console.log(fs.readFileSync('a.txt', 'utf8'), fs.readdirSync('.'));
}

main();
