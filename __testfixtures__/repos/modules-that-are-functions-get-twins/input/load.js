const fs = require('fs');
const path = require('path');

/**
 * Reads a note.
 * @returns {string}
 */
function load(name) {
  return fs.readFileSync(path.join(__dirname, 'data', `${name}.txt`), 'utf8').trim();
}

module.exports = load;
