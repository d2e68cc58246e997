const express = require('express');
const fs = require('fs');
const path = require('path');
const store = require('./store');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visit/:id', async (req, res) => {
  return exclusive('notes/*.json', async () => {
    const note = await store.get(req.params.id);
    note.visits += 1;
    await store.put(req.params.id, note);
    res.json(note);
  });
});

app.post('/like/:id', async (req, res) => {
  return exclusive('notes/*.json', async () => {
    const file = path.join('notes', `${req.params.id}.json`);
    const note = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    note.likes += 1;
    await writeFileAtomic(file, JSON.stringify(note));
    res.json(note);
  });
});

app.listen(3000);
