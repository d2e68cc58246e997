const fs = require('fs');
const path = require('path');

const dir = path.join(__dirname, '..', 'data');

function names() {
  return fs.readdirSync(dir);
}

function load(name) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dir, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

module.exports = { names, load };
