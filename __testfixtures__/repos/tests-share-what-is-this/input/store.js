const fs = require('fs');

class Store {
  constructor(folder) {
    this.folder = folder;
  }

  load(id) {
    return fs.readFileSync(`${this.folder}/${id}.txt`, 'utf8');
  }
}

module.exports = { Store };
