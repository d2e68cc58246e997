const fs = require('fs');
const { load } = require('./_lib/store');

module.exports = (req, res) => {
  res.send(fs.readFileSync('hello.txt', 'utf8') + load()); // found: request api/hello#default
};
