const fs = require('fs');

function load(name) {
  return fs.readFileSync(`${__dirname}/notes/${name}.txt`, 'utf8');
}

function list() {
  return fs.readdirSync(`${__dirname}/notes`);
}

module.exports = { load, list };
