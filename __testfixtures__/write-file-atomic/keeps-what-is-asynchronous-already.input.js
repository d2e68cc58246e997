// with write-file-atomic@^5.0.1
const write = require('write-file-atomic');

async function main(path) {
  await write(path, 'text');
}

main('a');
