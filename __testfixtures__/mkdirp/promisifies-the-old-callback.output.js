// with mkdirp@~0.5.1
const mkdirp = require('mkdirp');
const { promisify } = require('util');
const mkdirpAsync = promisify(mkdirp);

async function prepare(folder) {
  await mkdirpAsync(folder, { mode: 0o700 });
  await mkdirpAsync(`${folder}/a`);
}

prepare('out');
