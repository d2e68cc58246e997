// with rimraf@5.0.5
const rimraf = require('rimraf');
const { rimraf: remove, rimrafSync } = require('rimraf');

async function clear(folder) {
  rimraf.sync(`${folder}/a`);
  rimrafSync(`${folder}/b`);
  return remove.sync(folder);
}

clear('out');
