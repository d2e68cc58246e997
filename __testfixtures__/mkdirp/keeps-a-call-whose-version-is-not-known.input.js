const mkdirp = require('mkdirp');

async function prepare(folder) {
  mkdirp.sync(folder); // stays: unknown-version
}

prepare('out');
