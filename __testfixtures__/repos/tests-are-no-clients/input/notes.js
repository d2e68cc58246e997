const fs = require('fs');

function show(req, res) {
  res.send(fs.readFileSync('notes.txt', 'utf8'));
}

function save(text) {
  fs.writeFileSync('notes.txt', text);
}

module.exports = { show, save };
