const fs = require('fs');

const files = (module.exports = {
  async facts(name) {
    return fs.promises.lstat(name);
  },

  async size(name) {
    return (await files.facts(name)).size;
  },
});
