const fs = require('fs');

class Store {
  list() {
    return fs.readdirSync('notes'); // found: request GET /notes
  }

  titles() {
    return fs.readdirSync('titles'); // found: request GET /titles
  }

  load() {
    return fs.readFileSync('notes.txt', 'utf8'); // found: startup
  }
}

module.exports = { Store };
