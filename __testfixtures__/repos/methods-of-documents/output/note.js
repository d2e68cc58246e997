const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ title: String });
schema.methods = {
  async text() {
    return fs.promises.readFile(`texts/${this.id}.md`, 'utf8');
  },
};
schema.static({
  async template(name) {
    return fs.promises.readFile(`templates/${name}.md`, 'utf8');
  },
});

module.exports = mongoose.model('Note', schema);
