const fs = require('fs');

function load(name) {
  return fs.readFileSync(`${__dirname}/notes/${name}.txt`, 'utf8');
}

module.exports = { load };
