const { readFileSync, writeFileSync } = require('fs');
const { dataFile } = require('./paths');

function load(name) {
  return JSON.parse(readFileSync(dataFile(`${name}.json`), 'utf8'));
}

function save(name, value) {
  writeFileSync(dataFile(`${name}.json`), JSON.stringify(value, null, 2) + '\n');
}

module.exports = { load, save };
