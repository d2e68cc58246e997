const fs = require('node:fs');

module.exports = class Disk {
  rows() {
    return fs.readdirSync('rows'); // found: request GET /rows
  }
};
