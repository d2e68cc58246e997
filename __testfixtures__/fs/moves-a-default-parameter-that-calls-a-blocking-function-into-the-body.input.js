const fs = require('fs');

const load = () => fs.readFileSync('a.txt', 'utf8');

async function main(text = load()) {
  console.log(text);
}

main();
