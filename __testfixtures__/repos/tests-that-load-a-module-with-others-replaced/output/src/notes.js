const fs = require('fs');
const log = require('./log');

exports.load = async function (name) {
  log.info(name);
  return fs.promises.readFile(`notes/${name}`, 'utf8');
};
