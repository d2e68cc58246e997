const fs = require('fs');

module.exports = function create() {
  return { read: () => fs.readFileSync('value2.txt') }; // found: request GET /values/:driver
};
