const { names, load } = require('../lib/store');

async function matches(name, word) {
  return (await load(name)).text.includes(word);
}

async function search(req, res) {
  for (const name of await names()) {
    if (await matches(name, req.query.word)) return res.json({ name });
  }
  res.status(404).end();
}

async function asCsv() {
  return (await names()).join(',');
}

module.exports = { search, asCsv };
