import { inflate, inflateRaw, gunzip, unzip, brotliDecompress } from 'node:zlib';
import { promisify } from 'node:util';
const inflateAsync = promisify(inflate);
const inflateRawAsync = promisify(inflateRaw);
const gunzipAsync = promisify(gunzip);
const unzipAsync = promisify(unzip);
const brotliDecompressAsync = promisify(brotliDecompress);

async function expand(bytes) {
  return [await inflateAsync(bytes), await inflateRawAsync(bytes), await gunzipAsync(bytes), await unzipAsync(bytes)].concat(
    (await brotliDecompressAsync(bytes)).toString(),
  );
}

console.log(await expand(Buffer.alloc(0)));
