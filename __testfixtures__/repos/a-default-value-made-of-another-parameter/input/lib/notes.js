const fs = require('fs');
const path = require('path');

const folder = (name) => path.join(__dirname, '..', 'data', name);
const parsed = (text) => JSON.parse(text);
const printed = (value) => JSON.stringify(value, null, 2);

function add(name, note, file = path.join(folder(name), `${name}.json`)) {
  const notes = parsed(fs.readFileSync(file, 'utf8'));
  notes.push(note);
  fs.writeFileSync(file, printed(notes));
  return notes.length;
}

module.exports = { add };
