const fs = require('fs');
class Notes {
  list() {
    return fs.readdirSync('notes'); // found: request app/Controllers/Http/NoteController
  }
  never() {
    return fs.rmSync('notes'); // found: unreachable
  }
}
module.exports = new Notes();
