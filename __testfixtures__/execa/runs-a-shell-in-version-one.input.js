// with execa@^1.0.0
const execa = require('execa');

async function main(path) {
  return execa.shellSync('ls | wc -l').stdout;
}

main('a');
