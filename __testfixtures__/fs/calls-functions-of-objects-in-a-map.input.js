const fs = require('fs');
const express = require('express');

const providers = new Map();

function register(name, provider) {
  providers.set(name.toLowerCase(), provider);
}

class Folder {
  list() {
    return fs.readdirSync('notes');
  }
}

register('file', { make: () => fs.readFileSync('note.txt', 'utf8'), order: 2 });
register('Folder', { make: () => new Folder().list(), order: 1 });

const seen = new Set();
const readers = new WeakMap();

const app = express();
app.get('/notes/:provider', (req, res) => {
  const provider = providers.get(req.params.provider);
  res.json(provider ? provider.make() : null);
});
app.get('/notes', (req, res) => {
  const notes = [];
  for (const { make, order } of providers.values()) notes.push({ order, note: make() });
  res.json(notes);
});
app.get('/folders', (req, res) => {
  const folder = new Folder();
  seen.add(folder);
  readers.set(req, folder);
  res.json([readers.get(req).list(), seen.size]);
});
app.listen(3000);
