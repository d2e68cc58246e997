import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, unzipSync } from 'node:zlib';

async function expand(hex) {
  return [
    inflateSync(Buffer.from(hex, 'hex')),
    inflateRawSync(Buffer.from(hex, 'hex')),
    gunzipSync(Buffer.from(hex, 'hex')),
    unzipSync(Buffer.from(hex, 'hex')),
  ].concat(brotliDecompressSync(Buffer.from(hex, 'hex')).toString());
}

console.log(await expand(''));
