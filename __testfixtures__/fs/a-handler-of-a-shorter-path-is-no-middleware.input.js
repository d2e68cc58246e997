const fs = require('fs');
const path = require('path');
const { execFileSync } = require('child_process');
const { randomUUID } = require('crypto');
const express = require('express');
const app = express();

// It passes control on to what says 404: no other route has such a path.
app.get('/albums/:name', (req, res, next) => {
  const dir = path.join('albums', req.params.name);
  if (!fs.existsSync(dir)) return next();
  res.json(fs.readdirSync(dir));
});

app.get('/albums/:name/zip', (req, res) => {
  const file = path.join('zips', `${randomUUID()}.zip`);
  execFileSync('zip', ['-q', '-r', file, path.join('albums', req.params.name)]);
  res.download(file);
});

app.get('/albums', (req, res) => {
  res.json(fs.readdirSync('albums'));
});

app.use((req, res) => res.sendStatus(404));
app.listen(3000);
