// with touch@^1.0.0
const touch = require('touch');
const { promisify } = require('util');
const touchAsync = promisify(touch);

async function main(path) {
  touch(path, (error) => console.log(error));
  touch(path, { force: true }, console.log);
  await touchAsync(path);
  await touchAsync(path);
  await touchAsync(path, { force: true });
}

main('a.txt').then(console.log);
