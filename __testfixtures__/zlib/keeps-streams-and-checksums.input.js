const zlib = require('zlib');

async function main(stream) {
  console.log(zlib.crc32('text'));
  return stream.pipe(zlib.createGzip());
}

main(process.stdin);
