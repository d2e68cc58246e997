const fs = require('fs');
const mongoose = require('mongoose');

class Note {
  // It becomes a virtual field.
  get size() {
    return fs.statSync(`texts/${this.id}.md`).size;
  }

  text() {
    return fs.readFileSync(`texts/${this.id}.md`, 'utf8');
  }

  static header() {
    return fs.readFileSync('header.md', 'utf8');
  }
}

const schema = new mongoose.Schema({ title: String });
schema.loadClass(Note);

module.exports = mongoose.model('Note', schema);
