const fs = require('fs');
const path = require('path');
const express = require('express');
const { writeFileAtomic, withoutTemporary } = require('./unblock-helpers');
const app = express();

const FOLDER = path.join(__dirname, 'notes');

app.get('/notes', async (req, res) => {
  const names = await withoutTemporary(fs.promises.readdir(FOLDER));
  res.json(names);
});

app.get('/entries', async (req, res) => {
  const [entries, text] = await Promise.all([
    withoutTemporary(fs.promises.readdir(FOLDER, { withFileTypes: true })),
    fs.promises.readFile(path.join(FOLDER, 'first.txt'), 'utf8'),
  ]);
  res.json({ count: entries.filter((entry) => entry.isFile()).length, text });
});

app.get('/count', async (req, res) => {
  withoutTemporary(fs.promises
    .readdir(FOLDER))
    .then((names) => res.json(names.length))
    .catch(() => res.json(0));
});

app.get('/others', async (req, res) => res.json(await fs.promises.readdir(path.join(__dirname, 'others'))));

app.post('/notes/:name', async (req, res) => {
  await writeFileAtomic(path.join(FOLDER, `${req.params.name}.txt`), String(req.query.text));
  res.end();
});

app.listen(3000);
