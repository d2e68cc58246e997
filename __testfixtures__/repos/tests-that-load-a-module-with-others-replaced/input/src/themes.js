const fs = require('fs');
const log = require('./log');

exports.theme = function (name) {
  log.info(name);
  return fs.readFileSync(`themes/${name}`, 'utf8'); // stays: needs-review
};
