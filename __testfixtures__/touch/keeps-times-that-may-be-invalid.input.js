// with touch@^3.1.0
const touch = require('touch');

async function main(path, time, options) {
  touch.sync(path, { time }); // stays: argument-differs
  touch.sync(path, { mtime: time }); // stays: argument-differs
  touch.sync(path, { ref: 'b.txt' }); // stays: argument-differs
  touch.sync(path, options); // stays: argument-differs
}

main('a.txt').then(console.log);
