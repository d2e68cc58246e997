const fs = require('fs');
const path = require('path');
const express = require('express');
const { pathExists, exclusive } = require('./unblock-helpers');
const app = express();

// Of two requests for one folder, the second is told that it is there.
app.post('/folders/:name', async (req, res) => {
  return exclusive('files', async () => {
    const dir = path.join('files', req.params.name);
    if (await pathExists(dir)) return res.status(409).json({ error: 'exists' });
    await fs.promises.mkdir(dir, { recursive: true });
    res.sendStatus(201);
  });
});

// Nobody is told whether it was there.
app.post('/drafts/:name', async (req, res) => {
  const dir = path.join('drafts', req.params.name);
  if (!(await pathExists(dir))) await fs.promises.mkdir(dir, { recursive: true });
  res.sendStatus(204);
});

app.delete('/notes/:name', async (req, res) => {
  return exclusive('notes', async () => {
    const file = path.join('notes', req.params.name);
    if (!(await pathExists(file))) return res.sendStatus(404);
    await fs.promises.rm(file, { force: true });
    res.sendStatus(204);
  });
});

app.listen(3000);
