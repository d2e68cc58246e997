const lockfile = require('proper-lockfile');

async function main(path) {
  if (await lockfile.check(path)) await lockfile.unlock(path);
}

main('a');
