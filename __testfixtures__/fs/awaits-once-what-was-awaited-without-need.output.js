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

app.listen(3000);
