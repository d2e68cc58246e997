const path = require('path');

const root = path.join(__dirname, '..');

exports.load = (name) => {
  const loaded = require(path.join(root, name));
  return loaded.default || loaded;
};
