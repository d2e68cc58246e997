// with rimraf@^3.0.2
const rimraf = require('rimraf');
const { promisify } = require('util');
const rimrafAsync = promisify(rimraf);

async function clear(folder) {
  await rimrafAsync(`${folder}/*.tmp`);
  await rimrafAsync(folder, { glob: false });
}

clear('out');
