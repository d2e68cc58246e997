const leaf = require('./leaf');

exports.sizeOf = async function sizeOf(path) {
  return await leaf.isFolder(path) ? await leaf.sum(path) : await leaf.size(path);
};
