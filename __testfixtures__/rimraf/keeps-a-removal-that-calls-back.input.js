// with rimraf@^2.6.0
const rimraf = require('rimraf');

async function clear(folder, done) {
  rimraf(folder, done);
}

clear('out', console.log);
