// with rimraf@5.0.5
const rimraf = require('rimraf');
const { rimraf: remove } = require('rimraf');

async function clear(folder) {
  await rimraf.rimraf(`${folder}/a`);
  await remove(`${folder}/b`);
  return remove(folder);
}

clear('out');
