// with image-size@^1.1.0
const { join } = require('path');
const sizeOf = require('image-size');

async function main(name) {
  return [sizeOf('a.png').width, sizeOf(join('public', name)), sizeOf(`public/${name}.png`)];
}

main('a.png');
