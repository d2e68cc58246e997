const fs = require('fs');

module.exports = function create() {
  return { read: () => fs.readFileSync('value3.txt') }; // found: request GET /values/:driver
};
