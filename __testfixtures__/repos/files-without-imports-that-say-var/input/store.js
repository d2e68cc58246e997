var fs = require('fs');

exports.read = function (name) {
  return fs.readFileSync(name, 'utf8');
};
