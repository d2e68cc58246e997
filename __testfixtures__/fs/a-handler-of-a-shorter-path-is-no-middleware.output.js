const fs = require('fs');
const path = require('path');
const express = require('express');
const { pathExists, execProgram, exclusive } = require('./unblock-helpers');
const app = express();

// It passes control on to what says 404: no other route has such a path.
app.get('/albums/:name', async (req, res, next) => {
  const dir = path.join('albums', req.params.name);
  if (!(await pathExists(dir))) return next();
  res.json(await fs.promises.readdir(dir));
});

app.get('/albums/:name/zip', async (req, res) => {
  return exclusive('albums + albums/all.zip', async () => {
    await execProgram('zip', ['-q', '-r', 'all.zip', '.'], { cwd: path.join('albums', req.params.name) });
    res.download(path.join('albums', req.params.name, 'all.zip'));
  });
});

app.get('/albums', async (req, res) => {
  res.json(await fs.promises.readdir('albums'));
});

app.use((req, res) => res.sendStatus(404));
app.listen(3000);
