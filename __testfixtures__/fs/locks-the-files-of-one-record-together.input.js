// A certificate and its key are of one time, or do not fit.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

const fileOf = (domain, kind) => path.join('certificates', domain + kind);

app.put('/certificates/:domain', (req, res) => {
  fs.writeFileSync(fileOf(req.params.domain, '.crt'), req.query.certificate);
  fs.writeFileSync(fileOf(req.params.domain, '.key'), req.query.key);
  res.sendStatus(204);
});

app.get('/certificates/:domain', (req, res) => {
  const certificate = fs.readFileSync(fileOf(req.params.domain, '.crt'), 'utf8');
  const key = fs.readFileSync(fileOf(req.params.domain, '.key'), 'utf8');
  res.json({ certificate, key });
});

// Two who write at the same time would leave the text of one and the page of the other.
app.put('/notes/:id', (req, res) => {
  fs.writeFileSync(`notes/${req.params.id}.txt`, req.query.text);
  fs.writeFileSync(`notes/${req.params.id}.html`, req.query.text);
  res.sendStatus(204);
});

app.get('/notes/:id', (req, res) => {
  res.send(fs.readFileSync(`notes/${req.params.id}.html`, 'utf8'));
});

app.listen(3000);
