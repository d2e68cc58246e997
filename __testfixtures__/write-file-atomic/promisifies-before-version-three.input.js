// with write-file-atomic@^2.4.0
const writeFileAtomic = require('write-file-atomic');

async function main(path) {
  writeFileAtomic.sync(path, 'text');
}

main('a');
