const fs = require('fs');
const mongoose = require('mongoose');

class Note {
  // It becomes a virtual field.
  get size() {
    return fs.statSync(`texts/${this.id}.md`).size;
  }

  async text() {
    return fs.promises.readFile(`texts/${this.id}.md`, 'utf8');
  }

  static async header() {
    return fs.promises.readFile('header.md', 'utf8');
  }
}

const schema = new mongoose.Schema({ title: String });
schema.loadClass(Note);

module.exports = mongoose.model('Note', schema);
