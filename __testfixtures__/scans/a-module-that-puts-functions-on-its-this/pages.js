const fs = require('fs');
const self = this;

self.show = function () {
  return self.read();
};

exports.read = function () {
  return fs.readFileSync('page'); // found: request GET /pages
};
