const fs = require('fs');
const express = require('express');
const { exclusive } = require('./unblock-helpers');

const providers = new Map();

function register(name, provider) {
  providers.set(name.toLowerCase(), provider);
}

class Folder {
  async list() {
    return fs.promises.readdir('notes');
  }
}

register('file', { make: async () => fs.promises.readFile('note.txt', 'utf8'), order: 2 });
register('Folder', { make: async () => new Folder().list(), order: 1 });

const seen = new Set();
const readers = new WeakMap();

const app = express();
app.get('/notes/:provider', async (req, res) => {
  const provider = providers.get(req.params.provider);
  res.json(provider ? await provider.make() : null);
});
app.get('/notes', async (req, res) => {
  const notes = [];
  for (const { make, order } of providers.values()) notes.push({ order, note: await make() });
  res.json(notes);
});
app.get('/folders', async (req, res) => {
  return exclusive('readers + seen.size', async () => {
    const folder = new Folder();
    seen.add(folder);
    readers.set(req, folder);
    res.json([await readers.get(req).list(), seen.size]);
  });
});
app.listen(3000);
