const fs = require('fs');

exports.one = {
  path: '/one',
  show: (req, res) => res.send(fs.readFileSync('one')), // found: request GET /one
  save: (req, res) => fs.writeFileSync('one', ''), // found: request POST /other/${name}
};
exports.two = {
  path: '/two',
  show: (req, res) => res.send(fs.readFileSync('two')), // found: request GET /two
  save: (req, res) => fs.writeFileSync('two', ''), // found: request POST /other/${name}
  remove: () => fs.rmSync('two'), // found: unreachable
};
