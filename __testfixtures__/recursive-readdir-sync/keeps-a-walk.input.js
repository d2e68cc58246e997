const recursiveReadSync = require('recursive-readdir-sync');

async function list(folder) {
  return recursiveReadSync(folder); // stays: no-async-form
}

list('data').then(console.log);
