const fs = require('fs');
const log = require('./log');

exports.page = function (name) {
  log.info(name);
  return fs.readFileSync(`pages/${name}`, 'utf8'); // stays: needs-review
};
