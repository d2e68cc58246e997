const zlib = require('zlib');

async function compress(bytes) {
  return [
    zlib.deflateSync(bytes),
    zlib.deflateRawSync(bytes),
    zlib.gzipSync(bytes, { level: 9 }),
    zlib.brotliCompressSync(bytes),
  ];
}

compress(Buffer.from('text')).then(console.log);
