const fs = require('fs');
const log = require('./log');
const { promisify } = require('util');
const realpathAsync = promisify(fs.realpath);

exports.pathOf = async function (name) {
  log.info(name);
  return realpathAsync(`notes/${name}`);
};
