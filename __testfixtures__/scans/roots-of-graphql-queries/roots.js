const fs = require('fs');

class Base {
  count() {
    return fs.readdirSync('notes').length; // found: request graphqlHTTP count
  }
}

class Notes extends Base {
  constructor() {
    super();
    fs.mkdirSync('notes', { recursive: true }); // found: startup
  }

  note({ id }) {
    return fs.readFileSync(id, 'utf8'); // found: request graphqlHTTP note
  }

  static clear() {
    fs.rmSync('notes'); // found: unreachable
  }

  #lock() {
    fs.writeFileSync('lock', ''); // found: unreachable
  }
}

class Pages {
  page({ id }) {
    return fs.readFileSync(id, 'utf8'); // found: request POST /pages
  }
}

class Drafts {
  draft() {
    return fs.readFileSync('draft', 'utf8'); // found: unreachable
  }
}

module.exports = { Notes, Pages, Drafts };
