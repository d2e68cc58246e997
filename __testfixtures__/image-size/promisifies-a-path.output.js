// with image-size@^1.1.0
const { join } = require('path');
const sizeOf = require('image-size');
const { promisify } = require('util');
const sizeOfAsync = promisify(sizeOf);

async function main(name) {
  return [(await sizeOfAsync('a.png')).width, await sizeOfAsync(join('public', name)), await sizeOfAsync(`public/${name}.png`)];
}

main('a.png');
