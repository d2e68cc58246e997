const fs = require('fs');
const path = require('path');
const { randomUUID } = require('crypto');
const express = require('express');
const { cachedExists, execProgram } = require('./unblock-helpers');
const app = express();

// It passes control on to what says 404: no other route has such a path.
app.get('/albums/:name', async (req, res, next) => {
  const dir = path.join('albums', req.params.name);
  if (!(await cachedExists(dir))) return next();
  res.json(await fs.promises.readdir(dir));
});

app.get('/albums/:name/zip', async (req, res) => {
  const file = path.join('zips', `${randomUUID()}.zip`);
  await execProgram('zip', ['-q', '-r', file, path.join('albums', req.params.name)]);
  res.download(file);
});

app.get('/albums', async (req, res) => {
  res.json(await fs.promises.readdir('albums'));
});

app.use((req, res) => res.sendStatus(404));
app.listen(3000);
