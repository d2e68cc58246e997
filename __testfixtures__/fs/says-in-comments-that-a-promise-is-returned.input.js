const fs = require('fs');

/**
 * Reads a note.
 * @param {string} name
 * @returns {{ title: string, text: string }} what is in it
 */
function note(name) {
  return JSON.parse(fs.readFileSync(name, 'utf8'));
}

/** @return {string[]} */
const names = () => fs.readdirSync('notes');

class Store {
  /**
   * @returns {Promise<string>} a promise already
   */
  async first() {
    return fs.readFileSync('first', 'utf8');
  }

  /** @returns {number} */
  static size(name) {
    return fs.lstatSync(name).size;
  }
}

/** @returns {string} of another */
const [upper, lower] = [(name) => name.toUpperCase(), (name) => fs.readFileSync(name, 'utf8')];

/** Shows all. @returns {void} */
async function main() {
  console.log(note('a'), names(), new Store().first(), Store.size('a'), upper('a'), lower('a'));
}

main();
