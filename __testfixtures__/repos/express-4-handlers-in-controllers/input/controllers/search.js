const { names, load } = require('../lib/store');

function matches(name, word) {
  return load(name).text.includes(word);
}

function search(req, res) {
  for (const name of names()) {
    if (matches(name, req.query.word)) return res.json({ name });
  }
  res.status(404).end();
}

function asCsv() {
  return names().join(',');
}

module.exports = { search, asCsv };
