// with write-file-atomic@^2.4.0
const writeFileAtomic = require('write-file-atomic');
const { promisify } = require('util');
const writeFileAtomicAsync = promisify(writeFileAtomic);

async function main(path) {
  await writeFileAtomicAsync(path, 'text');
}

main('a');
