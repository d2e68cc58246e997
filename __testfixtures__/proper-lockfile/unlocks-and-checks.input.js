const lockfile = require('proper-lockfile');

async function main(path) {
  if (lockfile.checkSync(path)) lockfile.unlockSync(path);
}

main('a');
