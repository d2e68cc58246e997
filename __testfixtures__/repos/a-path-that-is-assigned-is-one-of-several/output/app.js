const express = require('express');
const fs = require('fs');
const path = require('path');
const { readWhole } = require('./unblock-helpers');
const config = { pages: process.env.PAGES, backups: process.env.BACKUPS };

const app = express();
app.post('/pages/:name', async (req, res) => {
  let folder = config.pages;
  if (req.query.link) folder = await fs.promises.readlink(folder);
  fs.cpSync('empty', path.join(folder, req.params.name)); // stays: needs-review
  res.end();
});
app.post('/backups/:name', async (req, res) => {
  let folder = config.backups;
  if (req.query.year) folder = path.join(config.backups, req.query.year);
  await fs.promises.cp('empty', path.join(folder, req.params.name));
  res.end();
});
app.get('/pages/:name', async (req, res) => {
  res.send(await readWhole(path.join(config.pages, req.params.name), 'utf8'));
});
app.listen(3000);
