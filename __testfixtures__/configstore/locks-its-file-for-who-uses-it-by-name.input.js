// The file of a store is named by its options. Who uses the store, and who uses the file, queue for one lock.
const Configstore = require('configstore');
const express = require('express');
const fs = require('fs');

const app = express();
const store = new Configstore('notes', {}, { configPath: 'data/notes.json' });

app.post('/visit', (req, res) => {
  store.set('visits', store.get('visits') + 1); // stays: no-async-form stays: no-async-form
  res.json({});
});

app.post('/theme', (req, res) => {
  const all = JSON.parse(fs.readFileSync('data/notes.json', 'utf8'));
  all.theme = req.query.theme;
  fs.writeFileSync('data/notes.json', JSON.stringify(all));
  res.json({});
});

app.listen(3000);
