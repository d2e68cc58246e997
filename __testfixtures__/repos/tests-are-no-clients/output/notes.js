const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

async function show(req, res) {
  res.send(await fs.promises.readFile('notes.txt', 'utf8'));
}

async function save(text) {
  await writeFileAtomic('notes.txt', text);
}

module.exports = { show, save };
