// with del@^6.1.1
const del = require('del');

async function main(path) {
  return del(['*.tmp']);
}

main('a');
