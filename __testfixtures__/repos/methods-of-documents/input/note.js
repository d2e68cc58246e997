const fs = require('fs');
const mongoose = require('mongoose');

const schema = new mongoose.Schema({ title: String });
schema.methods = {
  text() {
    return fs.readFileSync(`texts/${this.id}.md`, 'utf8');
  },
};
// A mailer of which nothing is known has one, too, which gives a promise.
schema.method('notify', function (address) {
  const text = fs.readFileSync(`notices/${this.id}.md`, 'utf8'); // stays: escapes
  console.log(address, text);
});
schema.static({
  template(name) {
    return fs.readFileSync(`templates/${name}.md`, 'utf8');
  },
});

module.exports = mongoose.model('Note', schema);
