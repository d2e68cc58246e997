const fs = require('fs');
const path = require('path');

class Store {
  constructor() {
    this.dir = 'notes';
  }

  fileOf(id) {
    return path.join(this.dir, `${id}.json`);
  }

  get(id) {
    return JSON.parse(fs.readFileSync(this.fileOf(id), 'utf8'));
  }

  put(id, note) {
    fs.writeFileSync(this.fileOf(id), JSON.stringify(note));
  }
}

module.exports = new Store();
