const express = require('express');
const fs = require('fs');
const path = require('path');
const config = { pages: process.env.PAGES, backups: process.env.BACKUPS };

const app = express();
app.post('/pages/:name', (req, res) => {
  let folder = config.pages;
  if (req.query.link) folder = fs.readlinkSync(folder);
  fs.cpSync('empty', path.join(folder, req.params.name)); // stays: needs-review
  res.end();
});
app.post('/backups/:name', (req, res) => {
  let folder = config.backups;
  if (req.query.year) folder = path.join(config.backups, req.query.year);
  fs.cpSync('empty', path.join(folder, req.params.name));
  res.end();
});
app.get('/pages/:name', (req, res) => {
  res.send(fs.readFileSync(path.join(config.pages, req.params.name), 'utf8'));
});
app.listen(3000);
