const klawSync = require('klaw-sync');

async function list(folder) {
  return klawSync(folder, { nodir: true }).map(({ path }) => path); // stays: no-async-form
}

list('data').then(console.log);
