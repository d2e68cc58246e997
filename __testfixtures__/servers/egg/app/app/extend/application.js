const { remove } = require('../../lib/files');

module.exports = {
  forget(name) {
    remove(`${name}.json`);
  },
};
