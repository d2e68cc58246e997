const leaf = require('./leaf');

exports.sizeOf = function sizeOf(path) {
  return leaf.isFolder(path) ? leaf.sum(path) : leaf.size(path);
};
