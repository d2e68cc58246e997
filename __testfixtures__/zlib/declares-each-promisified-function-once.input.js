const zlib = require('zlib');

async function main(a, b) {
  const first = zlib.gzipSync(a);
  const second = zlib.gzipSync(b).length;
  console.log(first, second, zlib.constants.Z_BEST_SPEED);
}

main('a', 'b');
