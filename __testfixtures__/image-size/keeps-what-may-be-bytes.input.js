// with image-size@^1.1.0
const sizeOf = require('image-size');

async function main(path) {
  sizeOf(path); // stays: argument-differs
  sizeOf(path, (error, size) => console.log(error, size));
}

main('a');
