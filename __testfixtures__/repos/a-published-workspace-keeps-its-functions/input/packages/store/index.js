const fs = require('fs');

function load(name) {
  return JSON.parse(fs.readFileSync(`data/${name}.json`, 'utf8'));
}

module.exports = { load };
