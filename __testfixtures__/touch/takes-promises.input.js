// with touch@^3.1.0
const touch = require('touch');

async function main(path) {
  touch.sync(path);
  touch.touchSync(path, { nocreate: true });
  return touch(path);
}

main('a.txt').then(console.log);
