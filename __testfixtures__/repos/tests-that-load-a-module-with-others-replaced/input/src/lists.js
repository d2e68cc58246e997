const fs = require('fs');
const log = require('./log');

exports.list = function (name) {
  log.info(name);
  return fs.readdirSync(`lists/${name}`); // stays: needs-review
};
