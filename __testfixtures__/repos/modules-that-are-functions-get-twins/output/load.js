const fs = require('fs');
const path = require('path');

/**
 * Reads a note.
 * @returns {string}
 */
function load(name) {
  return fs.readFileSync(path.join(__dirname, 'data', `${name}.txt`), 'utf8').trim();
}

/**
 * Reads a note.
 * @returns {Promise<string>}
 */
async function loadAsync(name) {
  return (await fs.promises.readFile(path.join(__dirname, 'data', `${name}.txt`), 'utf8')).trim();
}

module.exports = load;
module.exports.loadAsync = loadAsync;
