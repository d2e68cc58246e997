// with mkdirp@>=0.5
const mkdirp = require('mkdirp');

async function prepare(folder) {
  mkdirp.sync(folder); // stays: unknown-version
}

prepare('out');
