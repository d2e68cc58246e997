const fs = require('fs');
const path = require('path');

const dir = path.join(__dirname, '..', 'data');

async function names() {
  return fs.promises.readdir(dir);
}

async function load(name) {
  try {
    return JSON.parse(await fs.promises.readFile(path.join(dir, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

module.exports = { names, load };
