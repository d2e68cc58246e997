const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, mkdirIfMissing, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/projects/:name', async (req, res) => {
  const folder = path.join('projects', req.params.name);
  const isThere = await pathExists(folder);
  if (!isThere) {
    await mkdirIfMissing(folder);
  }
  res.sendStatus(204);
});

// Of two that come at once, one is told that it is new.
app.post('/notes/:name', async (req, res) => {
  return exclusive('notes', async () => {
    const folder = path.join('notes', req.params.name);
    const isThere = await pathExists(folder);
    if (!isThere) await fs.promises.mkdir(folder);
    res.json({ isNew: !isThere });
  });
});

// Something else comes in between.
app.post('/drafts/:name', async (req, res) => {
  return exclusive('drafts + drafts/old', async () => {
    const folder = path.join('drafts', req.params.name);
    const isThere = await pathExists(folder);
    await fs.promises.rm('drafts/old', { recursive: true, force: true });
    if (!isThere) await fs.promises.mkdir(folder);
    res.sendStatus(204);
  });
});

// It may have been set since.
app.post('/copies/:name', async (req, res) => {
  return exclusive('copies', async () => {
    const folder = path.join('copies', req.params.name);
    let isThere = await pathExists(folder);
    if (req.query.force) isThere = false;
    if (!isThere) await fs.promises.mkdir(folder);
    res.sendStatus(204);
  });
});
