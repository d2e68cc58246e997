var fs = require('fs');

exports.read = async function (name) {
  return fs.promises.readFile(name, 'utf8');
};
