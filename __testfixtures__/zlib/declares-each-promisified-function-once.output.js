const zlib = require('zlib');
const { promisify } = require('util');
const { zlibInput } = require('./unblock-helpers');
const gzipAsync = promisify(zlib.gzip);

async function main(a, b) {
  const first = await gzipAsync(zlibInput(a));
  const second = (await gzipAsync(zlibInput(b))).length;
  console.log(first, second, zlib.constants.Z_BEST_SPEED);
}

main('a', 'b');
