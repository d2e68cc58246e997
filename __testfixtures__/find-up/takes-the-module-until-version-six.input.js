// with find-up@^3.0.0
const findUp = require('find-up');

async function main(path) {
  return findUp.sync(path);
}

main('a');
