const fs = require('fs');

exports = module.exports = { all: () => fs.readdirSync('all') }; // found: request GET /both

exports.list = function () {
  return this.all();
};

// These are no longer the exports.
this.gone = function () {
  fs.rmSync('gone'); // found: unreachable
};
