const fs = require('fs');

async function load(name) {
  return fs.promises.readFile(`${__dirname}/notes/${name}.txt`, 'utf8');
}

module.exports = { load };
