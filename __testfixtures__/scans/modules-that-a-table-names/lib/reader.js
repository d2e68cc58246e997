const fs = require('node:fs');

class Reader {
  rows(file) {
    return fs.readFileSync(file, 'utf8').split('\n'); // found: request POST /convert
  }
}

module.exports = { Reader };
