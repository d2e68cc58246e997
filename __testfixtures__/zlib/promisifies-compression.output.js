const zlib = require('zlib');
const { promisify } = require('util');
const deflateAsync = promisify(zlib.deflate);
const deflateRawAsync = promisify(zlib.deflateRaw);
const gzipAsync = promisify(zlib.gzip);
const brotliCompressAsync = promisify(zlib.brotliCompress);

async function compress(bytes) {
  return [
    await deflateAsync(bytes),
    await deflateRawAsync(bytes),
    await gzipAsync(bytes, { level: 9 }),
    await brotliCompressAsync(bytes),
  ];
}

compress(Buffer.from('text')).then(console.log);
