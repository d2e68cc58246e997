// with execa@^5.1.1
const execa = require('execa');

async function main(path) {
  execa.sync('cat', path); // stays: argument-differs
}

main('a');
