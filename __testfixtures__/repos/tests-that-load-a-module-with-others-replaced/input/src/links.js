const fs = require('fs');
const log = require('./log');

exports.link = function (name) {
  log.info(name);
  return fs.readlinkSync(`links/${name}`); // stays: needs-review
};
