const fs = require('fs');

async function first(reader) {
  return reader?.wrap(fs).readFileSync('a.txt').length;
}

function load() {
  return { text: fs.readFileSync('a.txt', 'utf8') }; // stays: in-optional-chain
}

const store = { load };

async function main(chosen) {
  console.log(chosen ? store?.load().text.length : await first());
}

main(true);
