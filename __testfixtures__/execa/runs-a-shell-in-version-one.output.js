// with execa@^1.0.0
const execa = require('execa');

async function main(path) {
  return (await execa.shell('ls | wc -l', { input: '' })).stdout;
}

main('a');
