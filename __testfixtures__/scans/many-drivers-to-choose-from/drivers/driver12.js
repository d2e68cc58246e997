const fs = require('fs');

module.exports = function create() {
  return { read: () => fs.readFileSync('value12.txt') }; // found: request GET /values/:driver
};
