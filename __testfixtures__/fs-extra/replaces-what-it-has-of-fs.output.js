// with fs-extra@^9.0.0
const fs = require('fs-extra');
const { pathExists, mkdirIfMissing, mapInOrder, filterInOrder } = require('./unblock-helpers');

async function list(folder) {
  if (!(await pathExists(folder))) await mkdirIfMissing(folder);
  await fs.appendFile('log.txt', 'listed');
  return mapInOrder(await filterInOrder(await fs.readdir(folder), async (name) => (await fs.lstat(`${folder}/${name}`)).isFile()), async (name) => fs.readFile(name));
}

list('public').then(console.log);
