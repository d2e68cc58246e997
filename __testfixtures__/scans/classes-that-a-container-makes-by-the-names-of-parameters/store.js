const fs = require('fs');

module.exports = class Store {
  read() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /notes
  }

  books() {
    return fs.readFileSync('books', 'utf8'); // found: request GET /shelf
  }

  journal(text) {
    fs.appendFileSync('journal', text); // found: request POST /journal
  }

  listed() {
    return fs.readdirSync('notes'); // found: request GET /api/notes
  }

  shown() {
    return fs.readdirSync('shown'); // found: request GET /shown
  }

  page() {
    return fs.readFileSync('page'); // found: request GET /pages/:id
  }

  clear() {
    fs.rmSync('notes'); // found: unreachable
  }
};
