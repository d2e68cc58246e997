// It is not called there, but by the method that gets it.
const express = require('express');
const fs = require('fs');

const app = express();

app.get('/known', (req, res) => {
  res.json(req.query.names.filter(fs.existsSync)); // stays: handed-over
});

const remove = fs.unlinkSync;

app.delete('/notes', (req, res) => {
  req.query.names.forEach(remove); // stays: handed-over
  res.sendStatus(204);
});

app.get('/sizes', (req, res) => {
  res.json(Array.from(req.query.names, fs.statSync).map((stats) => stats.size)); // stays: handed-over
});

app.get('/page', (req, res, next) => {
  const page = find(req.query.name).then(fs.readFileSync); // stays: handed-over
  page.then((text) => res.end(text), next);
});

app.post('/used', (req, res) => {
  res.sendStatus(204);
  setImmediate(fs.unlinkSync, req.query.name); // stays: handed-over
});

async function find(name) {
  return `pages/${name}`;
}

// This calls it, and waits.
app.get('/texts', (req, res) => {
  res.json(req.query.names.map((name) => fs.readFileSync(name, 'utf8')));
});

// What does not block may be handed on.
app.get('/upper', (req, res) => {
  res.json(req.query.names.map(encodeURIComponent).filter(Boolean));
});

app.listen(3000);
