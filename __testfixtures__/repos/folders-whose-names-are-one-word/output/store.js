const fs = require('fs');
const path = require('path');
const { writeFileAtomic } = require('./unblock-helpers');

class Store {
  constructor() {
    this.dir = 'notes';
  }

  fileOf(id) {
    return path.join(this.dir, `${id}.json`);
  }

  async get(id) {
    return JSON.parse(await fs.promises.readFile(this.fileOf(id), 'utf8'));
  }

  async put(id, note) {
    await writeFileAtomic(this.fileOf(id), JSON.stringify(note));
  }
}

module.exports = new Store();
