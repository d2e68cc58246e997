const fs = require('graceful-fs');
const { promisify } = require('util');
const { mapInOrder } = require('./unblock-helpers');
const readdirAsync = promisify(fs.readdir);
const readFileAsync = promisify(fs.readFile);

async function load(folder) {
  return mapInOrder(await readdirAsync(folder), async (name) => readFileAsync(`${folder}/${name}`, 'utf8'));
}

load('data').then(console.log);
