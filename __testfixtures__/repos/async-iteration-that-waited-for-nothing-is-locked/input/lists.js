const fs = require('fs');

function readList(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function writeList(file, list) {
  fs.writeFileSync(file, JSON.stringify(list));
}

module.exports = { readList, writeList };
