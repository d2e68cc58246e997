const fs = require('fs');
const log = require('./log');

exports.skin = function (name) {
  log.info(name);
  return fs.readFileSync(`skins/${name}`, 'utf8'); // stays: needs-review
};
