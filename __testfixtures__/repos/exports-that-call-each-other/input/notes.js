const fs = require('fs');

exports.load = (name) => fs.readFileSync(name, 'utf8');

exports.lines = function (name) {
  return exports.load(name).split('\n');
};

exports.title = function (name) {
  return module.exports.lines(name)[0] + this.lines(name)[1];
};
