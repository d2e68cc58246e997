// with isbinaryfile@^5.0.0
const { isBinaryFileSync } = require('isbinaryfile');

async function main(path, bytes) {
  return isBinaryFileSync(path) || isBinaryFileSync(bytes, bytes.length);
}

main('a.txt', Buffer.from('a')).then(console.log);
