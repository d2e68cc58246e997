const fs = require('fs');
const path = require('path');
const tree = require('./tree');

exports.isFolder = (name) => fs.lstatSync(name).isDirectory();

exports.size = (name) => fs.lstatSync(name).size;

exports.sum = (dir) => {
  let total = 0;
  for (const name of fs.readdirSync(dir)) total += tree.sizeOf(path.join(dir, name));
  return total;
};
