const fs = require('fs');

module.exports = {
  isOpen() {
    return fs.existsSync('open'); // found: request GET /open
  },
};
