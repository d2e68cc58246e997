const fs = require('fs');

const load = () => fs.readFileSync('a.txt', 'utf8'); // stays: in-default-parameter

async function main(text = load()) {
  console.log(text);
}

main();
