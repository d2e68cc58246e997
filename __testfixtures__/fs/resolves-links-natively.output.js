const fs = require('fs');
const { promisify } = require('util');
const { realpath } = require('fs/promises');
const realpathAsync = promisify(fs.realpath);

async function resolve(path) {
  return [await realpathAsync(path), await realpath(path)];
}

resolve('.').then(console.log);
