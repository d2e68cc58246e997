const lockfile = require('proper-lockfile');

async function main(path) {
  const release = lockfile.lockSync(path); // stays: no-async-form
  release();
}

main('a');
