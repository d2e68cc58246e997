// with rimraf@^3.0.2
const rimraf = require('rimraf');

async function clear(folder) {
  rimraf.sync(`${folder}/*.tmp`);
  rimraf.sync(folder, { glob: false });
}

clear('out');
