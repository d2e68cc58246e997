const fs = require('fs');
const express = require('express');
const app = express();

let lastPath = '';
let current = null;
let failures = 0;

function load(id) {
  current = id;
  if (id === '0') throw new Error('nobody');
  return id;
}

app.get('/notes/:id', async (req, res, next) => {
  lastPath = req.path;
  if (!req.query.page) return next(new Error('no page'));
  res.send(await fs.promises.readFile('notes.html', 'utf8'));
});

app.get('/users/:id', (req, res) => {
  res.send(load(req.params.id));
});

app.use('/notes', (error, req, res, next) => {
  const page = fs.readFileSync('error.html', 'utf8'); // stays: needs-review
  res.status(500).send(page.replace('PATH', lastPath));
});

app.use('/users', (error, req, res, next) => {
  const page = fs.readFileSync('error.html', 'utf8'); // stays: needs-review
  res.status(500).send(page.replace('WHO', current));
});

app.use('/notes', async (error, req, res, next) => {
  const path = `No ${lastPath}`;
  const page = await fs.promises.readFile('error.html', 'utf8');
  res.status(500).send(page.replace('PATH', path));
});

app.use('/notes', async (error, req, res, next) => {
  failures += 1;
  const page = await fs.promises.readFile('error.html', 'utf8');
  res.status(500).send(page.replace('PATH', req.path));
});

// Only those of /users set it.
app.use('/notes', async (error, req, res, next) => {
  const page = await fs.promises.readFile('error.html', 'utf8');
  res.status(500).send(page.replace('WHO', current));
});
