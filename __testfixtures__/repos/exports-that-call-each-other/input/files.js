const fs = require('fs');

const files = (module.exports = {
  facts(name) {
    return fs.lstatSync(name);
  },

  size(name) {
    return files.facts(name).size;
  },
});
