const express = require('express');
const fs = require('fs');

const app = express();

// Who sends it meanwhile would not find it.
app.post('/avatar', express.raw(), (req, res) => {
  fs.unlinkSync('data/avatar.png'); // stays: needs-review
  fs.writeFileSync('data/avatar.png', req.body); // stays: needs-review
  res.sendStatus(204);
});

app.get('/avatar', (req, res) => res.sendFile('/srv/app/data/avatar.png'));

app.post('/cover', express.raw(), (req, res) => {
  fs.unlinkSync('data/cover.png'); // stays: needs-review
  fs.writeFileSync('data/cover.png', req.body); // stays: needs-review
  res.sendStatus(204);
});

app.get('/cover', (req, res) => res.sendFile('cover.png', { root: 'data' }));

// Nobody else uses it.
app.post('/draft', express.text(), (req, res) => {
  fs.unlinkSync('data/draft.txt');
  fs.writeFileSync('data/draft.txt', req.body);
  res.sendStatus(204);
});

// It is written anew as a whole, and never missing.
app.post('/logo', express.raw(), (req, res) => {
  fs.writeFileSync('data/logo.png', req.body);
  res.sendStatus(204);
});

app.get('/logo', (req, res) => res.sendFile('/srv/app/data/logo.png'));
