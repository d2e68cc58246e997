const fs = require('fs');

class Store {
  constructor(folder) {
    this.folder = folder;
  }

  async load(id) {
    return fs.promises.readFile(`${this.folder}/${id}.txt`, 'utf8');
  }
}

module.exports = { Store };
