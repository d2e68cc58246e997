const fs = require('fs');

class Notes {
  constructor(app) {
    app.set('notes', this);
  }

  async readNote(name) {
    return fs.promises.readFile(name, 'utf8');
  }

  async titleOf(name) {
    return (await this.readNote(name)).split('\n')[0];
  }
}

module.exports = { Notes };
