// with mkdirp@~0.5.1
const mkdirp = require('mkdirp');
const { sync: make } = require('mkdirp');

async function prepare(folder) {
  mkdirp.sync(folder, { mode: 0o700 });
  make(`${folder}/a`);
}

prepare('out');
