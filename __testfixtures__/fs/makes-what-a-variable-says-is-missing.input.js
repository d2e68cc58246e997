const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.post('/projects/:name', (req, res) => {
  const folder = path.join('projects', req.params.name);
  const isThere = fs.existsSync(folder);
  if (!isThere) {
    fs.mkdirSync(folder);
  }
  res.sendStatus(204);
});

// Of two that come at once, one is told that it is new.
app.post('/notes/:name', (req, res) => {
  const folder = path.join('notes', req.params.name);
  const isThere = fs.existsSync(folder);
  if (!isThere) fs.mkdirSync(folder);
  res.json({ isNew: !isThere });
});

// Something else comes in between.
app.post('/drafts/:name', (req, res) => {
  const folder = path.join('drafts', req.params.name);
  const isThere = fs.existsSync(folder);
  fs.rmSync('drafts/old', { recursive: true, force: true });
  if (!isThere) fs.mkdirSync(folder);
  res.sendStatus(204);
});

// It may have been set since.
app.post('/copies/:name', (req, res) => {
  const folder = path.join('copies', req.params.name);
  let isThere = fs.existsSync(folder);
  if (req.query.force) isThere = false;
  if (!isThere) fs.mkdirSync(folder);
  res.sendStatus(204);
});
