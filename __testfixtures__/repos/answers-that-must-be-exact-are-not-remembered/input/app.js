const { execFile } = require('child_process');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.get('/avatar/:name', (req, res) => {
  const file = path.join('avatars', req.params.name);
  res.json({ known: fs.existsSync(file), isFile: fs.statSync(file).isFile() });
});

app.get('/video/:name', (req, res) => {
  const file = path.join('videos', req.params.name);
  res.set('Content-Length', fs.statSync(file).size);
  fs.createReadStream(file).pipe(res);
});

app.get('/secret', (req, res) => {
  if (!fs.existsSync(path.join('invited', req.query.name))) return res.sendStatus(403);
  res.send('Hello');
});

app.get('/render', (req, res) => {
  execFile('render', ['page.html'], () => res.end());
  res.locals.cached = fs.existsSync('page.pdf');
});

app.post('/notes/:name', (req, res) => {
  const file = path.join('notes', req.params.name);
  fs.writeFileSync(file, req.query.text);
  res.json({ size: fs.statSync(file).size });
});

app.listen(3000);
