const fs = require('fs');

class Store {
  get notes() {
    return fs.readdirSync('notes'); // found: request GET /notes
  }

  static get size() {
    return fs.statSync('notes').size; // found: request GET /size
  }

  get unread() {
    return fs.existsSync('notes'); // found: unreachable
  }
}

class Archive extends Store {
  get notes() {
    return [...super.notes, fs.readFileSync('archive', 'utf8')]; // found: request GET /archive
  }
}

const settings = {
  get theme() {
    return fs.readFileSync('theme', 'utf8'); // found: request GET /theme
  },
};

module.exports = { Store, Archive, settings };
