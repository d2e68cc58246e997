async function main() {
  console.log(require('fs').readFileSync('a.txt', 'utf8'));
  console.log(require('node:fs').readdirSync('.').length);
}

main();
