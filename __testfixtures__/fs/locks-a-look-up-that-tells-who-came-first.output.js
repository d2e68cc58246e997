const fs = require('fs');
const path = require('path');
const express = require('express');
const { pathExists, exclusive } = require('./unblock-helpers');
const app = express();

// Of two requests for one folder, the second is told that it is there.
app.post('/folders/:name', async (req, res) => {
  return exclusive('files', async () => {
    const dir = path.join('files', req.params.name);
    if (await pathExists(dir)) return res.status(409).json({ error: 'exists' });
    await fs.promises.mkdir(dir, { recursive: true });
    res.sendStatus(201);
  });
});

// Nobody is told whether it was there.
app.post('/drafts/:name', async (req, res) => {
  const dir = path.join('drafts', req.params.name);
  if (!(await pathExists(dir))) await fs.promises.mkdir(dir, { recursive: true });
  res.sendStatus(204);
});

app.put('/spaces/:name', async (req, res) => {
  return exclusive('spaces', async () => {
    const dir = path.join('spaces', req.params.name);
    let isNew = false;
    if (!(await pathExists(dir))) {
      await fs.promises.mkdir(dir, { recursive: true });
      isNew = true;
    }
    res.sendStatus(isNew ? 201 : 200);
  });
});

app.put('/rooms/:name', async (req, res) => {
  return exclusive('rooms', async () => {
    const dir = path.join('rooms', req.params.name);
    const isNew = !(await pathExists(dir));
    if (isNew) await fs.promises.mkdir(dir, { recursive: true });
    res.json({ isNew });
  });
});

async function folderOf(name) {
  const dir = path.join('folders', name);
  if (await pathExists(dir)) return dir;
  await fs.promises.mkdir(dir, { recursive: true });
  return dir;
}

app.post('/pages/:name', async (req, res) => {
  res.send(await folderOf(req.params.name));
});

app.delete('/notes/:name', async (req, res) => {
  return exclusive('notes', async () => {
    const file = path.join('notes', req.params.name);
    if (!(await pathExists(file))) return res.sendStatus(404);
    await fs.promises.rm(file, { force: true });
    res.sendStatus(204);
  });
});

app.listen(3000);
