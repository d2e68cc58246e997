// with find-up@^5.0.0
// The function is what looks, and no callback too many.
const findUp = require('find-up');

async function main() {
  return findUp.sync((folder) => folder.endsWith('site') && folder);
}

main();
