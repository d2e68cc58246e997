const fs = require('fs');
const log = require('./log');

exports.pathOf = function (name) {
  log.info(name);
  return fs.realpathSync(`notes/${name}`);
};
