// with isbinaryfile@^3.0.3
const isBinaryFile = require('isbinaryfile');

async function main(path, bytes) {
  return isBinaryFile.sync(bytes, bytes.length) || isBinaryFile.sync(path); // stays: no-async-form
}

main('a.txt', Buffer.from('a')).then(console.log);
