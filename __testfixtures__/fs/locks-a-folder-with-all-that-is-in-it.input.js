const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.put('/cache/:name', (req, res) => {
  fs.mkdirSync('cache', { recursive: true });
  fs.writeFileSync(path.join('cache', req.params.name), req.query.text);
  res.sendStatus(204);
});

app.get('/cache/:name', (req, res) => {
  res.send(fs.readFileSync(path.join('cache', req.params.name), 'utf8'));
});

app.delete('/cache', (req, res) => {
  fs.rmSync('cache', { recursive: true, force: true });
  res.sendStatus(204);
});

// It belongs to one album.
app.delete('/albums/:album', (req, res) => {
  fs.rmSync(path.join('albums', req.params.album), { recursive: true, force: true });
  res.sendStatus(204);
});

app.listen(3000);
