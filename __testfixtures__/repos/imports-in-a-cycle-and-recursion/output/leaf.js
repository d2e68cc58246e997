const fs = require('fs');
const path = require('path');
const tree = require('./tree');

exports.isFolder = async (name) => (await fs.promises.lstat(name)).isDirectory();

exports.size = async (name) => (await fs.promises.lstat(name)).size;

exports.sum = async (dir) => {
  let total = 0;
  for (const name of await fs.promises.readdir(dir)) total += await tree.sizeOf(path.join(dir, name));
  return total;
};
