const fs = require('fs');

module.exports = {
  size: async (name) => (await fs.promises.lstat(name)).size,
  text: async (name) => fs.promises.readFile(name, 'utf8'),
  upper: (name) => name.toUpperCase(),
};
