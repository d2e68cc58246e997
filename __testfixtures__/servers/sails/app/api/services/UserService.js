const { appendText, remove, writeText } = require('../../lib/files');

module.exports = {
  async save(name, user) {
    writeText(`${name}.json`, JSON.stringify(user));
  },

  remove(name) {
    remove(`${name}.json`);
  },

  never() {
    appendText('never', 'x');
  },
};
