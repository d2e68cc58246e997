// with fs-extra@^11.0.0
const express = require('express');
const fs = require('fs-extra');
const { readdir } = require('fs-extra');
const { writeJsonAtomic, withoutTemporary } = require('./unblock-helpers');

const app = express();

app.post('/notes/:id', async (req, res) => {
  await writeJsonAtomic('notes/today.json', req.body);
  res.sendStatus(204);
});

app.get('/notes', async (req, res) => {
  res.json(await withoutTemporary(readdir('notes')));
});

app.get('/entries', async (req, res) => {
  const entries = await withoutTemporary(fs.readdir('notes', { withFileTypes: true }));
  res.json(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
});

app.post('/plans/:id', (req, res) => {
  fs.writeJsonSync('plans/today.json', req.body); // stays: needs-review
  res.sendStatus(204);
});

// It calls back, so that nothing can be put around it.
app.get('/plans', (req, res, next) => {
  fs.readdir('plans', (error, names) => (error ? next(error) : res.json(names)));
});

app.listen(3000);
