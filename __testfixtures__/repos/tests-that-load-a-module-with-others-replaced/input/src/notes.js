const fs = require('fs');
const log = require('./log');

exports.load = function (name) {
  log.info(name);
  return fs.readFileSync(`notes/${name}`, 'utf8');
};
