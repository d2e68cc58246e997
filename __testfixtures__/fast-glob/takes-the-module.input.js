// risk review
// with fast-glob@^3.3.2
const fg = require('fast-glob');

async function main(path) {
  return [fg.sync('*.js').length, fg.globSync('*.ts').map((name) => name.length)];
}

main('a');
