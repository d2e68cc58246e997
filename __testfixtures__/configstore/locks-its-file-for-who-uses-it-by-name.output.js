// The file of a store is named by its options. Who uses the store, and who uses the file, queue for one lock.
const Configstore = require('configstore');
const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const store = new Configstore('notes', {}, { configPath: 'data/notes.json' });

app.post('/visit', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    store.set('visits', store.get('visits') + 1); // stays: no-async-form stays: no-async-form
    res.json({});
  });
});

app.post('/theme', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const all = JSON.parse(await fs.promises.readFile('data/notes.json', 'utf8'));
    all.theme = req.query.theme;
    await writeFileAtomic('data/notes.json', JSON.stringify(all));
    res.json({});
  });
});

app.listen(3000);
