const fs = require('fs');

const read = () => fs.readFileSync('a.txt', 'utf8'); // stays: in-optional-chain

// Finding the store a second time could find another.
const find = () => ({ read });

async function main() {
  return find()?.read().length;
}

main().then(console.log);
