const zlib = require('zlib');
const { promisify } = require('util');
const { zlibInput } = require('./unblock-helpers');
const deflateAsync = promisify(zlib.deflate);
const deflateRawAsync = promisify(zlib.deflateRaw);
const gzipAsync = promisify(zlib.gzip);
const brotliCompressAsync = promisify(zlib.brotliCompress);

async function compress(bytes) {
  return [
    await deflateAsync(zlibInput(bytes)),
    await deflateRawAsync(zlibInput(bytes)),
    await gzipAsync(zlibInput(bytes), { level: 9 }),
    await brotliCompressAsync(zlibInput(bytes)),
  ];
}

compress(Buffer.from('text')).then(console.log);
