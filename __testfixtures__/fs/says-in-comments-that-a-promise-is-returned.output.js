const fs = require('fs');

/**
 * Reads a note.
 * @param {string} name
 * @returns {Promise<{ title: string, text: string }>} what is in it
 */
async function note(name) {
  return JSON.parse(await fs.promises.readFile(name, 'utf8'));
}

/** @return {Promise<string[]>} */
const names = async () => fs.promises.readdir('notes');

class Store {
  /**
   * @returns {Promise<string>} a promise already
   */
  async first() {
    return fs.promises.readFile('first', 'utf8');
  }

  /** @returns {Promise<number>} */
  static async size(name) {
    return (await fs.promises.lstat(name)).size;
  }
}

/** @returns {string} of another */
const [upper, lower] = [(name) => name.toUpperCase(), async (name) => fs.promises.readFile(name, 'utf8')];

/** Shows all. @returns {void} */
async function main() {
  console.log(await note('a'), await names(), new Store().first(), await Store.size('a'), await upper('a'), await lower('a'));
}

main();
