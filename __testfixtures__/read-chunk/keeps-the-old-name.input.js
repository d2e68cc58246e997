// with read-chunk@^3.2.0
const readChunk = require('read-chunk');

async function main(path) {
  return readChunk.sync(path, 0, 4100); // stays: no-async-form
}

main('a.txt').then(console.log);
