// with write-file-atomic@^5.0.1
const writeFileAtomic = require('write-file-atomic');

async function main(path) {
  await writeFileAtomic(path, 'text');
}

main('a');
