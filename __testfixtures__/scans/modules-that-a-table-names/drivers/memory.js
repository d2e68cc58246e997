const fs = require('node:fs');

module.exports = class Memory {
  rows() {
    return fs.existsSync('rows') ? [] : [1]; // found: unreachable
  }
};
