const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('../unblock-helpers');

const folder = (name) => path.join(__dirname, '..', 'data', name);
const parsed = (text) => JSON.parse(text);
const printed = (value) => JSON.stringify(value, null, 2);

async function add(name, note, file = path.join(folder(name), `${name}.json`)) {
  return exclusive('data/notes/notes.json', async () => {
    const notes = parsed(await fs.promises.readFile(file, 'utf8'));
    notes.push(note);
    await writeFileAtomic(file, printed(notes));
    return notes.length;
  });
}

module.exports = { add };
