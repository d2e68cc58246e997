// with mkdirp@1.0.4
const mkdirp = require('mkdirp');

async function prepare(folder) {
  return await mkdirp(folder) ?? folder;
}

prepare('out').then(console.log);
