const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ title: String });
schema.methods = {
  text() {
    return fs.readFileSync(`texts/${this.id}.md`, 'utf8');
  },
};
schema.static({
  template(name) {
    return fs.readFileSync(`templates/${name}.md`, 'utf8');
  },
});

module.exports = mongoose.model('Note', schema);
