const fs = require('fs');

class Notes {
  constructor(app) {
    app.set('notes', this);
  }

  readNote(name) {
    return fs.readFileSync(name, 'utf8');
  }

  titleOf(name) {
    return this.readNote(name).split('\n')[0];
  }
}

module.exports = { Notes };
