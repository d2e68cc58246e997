const fs = require('fs');

exports.total = 0;

exports.add = function add() {
  const before = exports.total;
  const size = fs.readFileSync('step.txt', 'utf8').length;
  exports.total = before + size;
  return exports.total;
};
