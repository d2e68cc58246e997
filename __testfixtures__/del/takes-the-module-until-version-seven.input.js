// with del@^6.1.1
const del = require('del');

async function main(path) {
  return del.sync(['*.tmp']);
}

main('a');
