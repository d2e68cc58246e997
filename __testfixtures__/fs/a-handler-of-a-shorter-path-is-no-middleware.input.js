const fs = require('fs');
const path = require('path');
const { execFileSync } = require('child_process');
const express = require('express');
const app = express();

// It passes control on to what says 404: no other route has such a path.
app.get('/albums/:name', (req, res, next) => {
  const dir = path.join('albums', req.params.name);
  if (!fs.existsSync(dir)) return next();
  res.json(fs.readdirSync(dir));
});

app.get('/albums/:name/zip', (req, res) => {
  execFileSync('zip', ['-q', '-r', 'all.zip', '.'], { cwd: path.join('albums', req.params.name) });
  res.download(path.join('albums', req.params.name, 'all.zip'));
});

app.get('/albums', (req, res) => {
  res.json(fs.readdirSync('albums'));
});

app.use((req, res) => res.sendStatus(404));
app.listen(3000);
