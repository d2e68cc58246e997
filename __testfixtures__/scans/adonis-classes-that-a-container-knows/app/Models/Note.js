const fs = require('fs');
const Model = use('Model');
class Note extends Model {
  body() {
    return fs.readFileSync('note'); // found: request app/Controllers/Http/NoteController
  }
}
module.exports = Note;
