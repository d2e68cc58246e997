// with find-up@^5.0.0
const findUp = require('find-up');

async function main(path) {
  return findUp.sync.exists(path);
}

main('a');
