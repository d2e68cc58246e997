// with touch@^1.0.0
const touch = require('touch');

async function main(path) {
  touch(path, (error) => console.log(error));
  touch(path, { force: true }, console.log);
  touch(path);
  touch.sync(path);
  touch.touchSync(path, { force: true });
}

main('a.txt').then(console.log);
