// with write-file-atomic@^5.0.1
const { sync } = require('write-file-atomic');

async function main(path) {
  sync(path, 'text');
}

main('a');
