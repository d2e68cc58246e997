const { sizeOf } = require('../../lib/files');

module.exports = function (name) {
  return this.res.json({ saved: name, size: sizeOf(`${name}.json`) });
};
