import { inflate, inflateRaw, gunzip, unzip, brotliDecompress } from 'node:zlib';
import { promisify } from 'node:util';
const inflateAsync = promisify(inflate);
const inflateRawAsync = promisify(inflateRaw);
const gunzipAsync = promisify(gunzip);
const unzipAsync = promisify(unzip);
const brotliDecompressAsync = promisify(brotliDecompress);

async function expand(hex) {
  return [
    await inflateAsync(Buffer.from(hex, 'hex')),
    await inflateRawAsync(Buffer.from(hex, 'hex')),
    await gunzipAsync(Buffer.from(hex, 'hex')),
    await unzipAsync(Buffer.from(hex, 'hex')),
  ].concat((await brotliDecompressAsync(Buffer.from(hex, 'hex'))).toString());
}

console.log(await expand(''));
