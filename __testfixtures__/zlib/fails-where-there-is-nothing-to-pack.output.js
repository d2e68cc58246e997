// runs
const zlib = require('zlib');
const { promisify } = require('util');
const { zlibInput } = require('./unblock-helpers');
const gzipAsync = promisify(zlib.gzip);
const deflateAsync = promisify(zlib.deflate);
const gunzipAsync = promisify(zlib.gunzip);

async function main(missing, text) {
  try {
    console.log((await gzipAsync(zlibInput(text))).length, (await gzipAsync(Buffer.from(text))).length, (await deflateAsync('text')).length);
    console.log(await gunzipAsync(zlibInput(missing)));
  } catch (error) {
    console.log(error.code, error.message);
  }
}

main(undefined, 'text');
