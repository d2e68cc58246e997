const fs = require('fs');
const express = require('express');
const { pathExists, unlinkIfThere, mkdirIfMissing } = require('./unblock-helpers');

const app = express();

app.post('/notes', async (req, res) => {
  const file = `notes/${req.body.name}`;
  if (await pathExists(file)) await unlinkIfThere(file);
  const folder = `folders/${req.body.folder}`;
  if (await !(await pathExists(folder))) {
    await mkdirIfMissing(folder);
  }
  res.json(await fs.promises.readdir(folder));
});

async function list(folder) {
  return fs.promises.readdir(folder);
}

app.get('/notes', async (req, res) => {
  const notes = await list('notes');
  const folders = await list('folders');
  res.json(await Promise.all([notes, folders]));
});

app.listen(3000);
