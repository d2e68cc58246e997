import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, unzipSync } from 'node:zlib';

async function expand(bytes) {
  return [inflateSync(bytes), inflateRawSync(bytes), gunzipSync(bytes), unzipSync(bytes)].concat(
    brotliDecompressSync(bytes).toString(),
  );
}

console.log(await expand(Buffer.alloc(0)));
