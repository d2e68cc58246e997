// with fs-jetpack@^5.1.0
// risk review
const jetpack = require('fs-jetpack');

async function main(path, options) {
  jetpack.move(path, 'b.txt'); // stays: no-async-form
  jetpack.rename(path, 'c.txt'); // stays: no-async-form
  jetpack.cwd('data').move(path, 'b.txt'); // stays: no-async-form
  jetpack.cwd('data').rename(path, 'c.txt'); // stays: no-async-form
  jetpack.dir('empty', { empty: true }); // stays: argument-differs
  jetpack.copy(path, 'd.txt', options); // stays: argument-differs
  await jetpack.readAsync(path);
}

main('a');
