const read = require('fs-readdir-recursive');

async function list(folder) {
  return read(folder, (name) => name[0] !== '.'); // stays: no-async-form
}

list('data').then(console.log);
