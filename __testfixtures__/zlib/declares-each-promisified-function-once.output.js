const zlib = require('zlib');
const { promisify } = require('util');
const gzipAsync = promisify(zlib.gzip);

async function main(a, b) {
  const first = await gzipAsync(a);
  const second = (await gzipAsync(b)).length;
  console.log(first, second, zlib.constants.Z_BEST_SPEED);
}

main('a', 'b');
