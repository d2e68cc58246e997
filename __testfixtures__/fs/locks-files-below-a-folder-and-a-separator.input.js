const express = require('express');
const fs = require('fs');
const path = require('path');
const { sep } = path;

const app = express();
const config = require('./config.json');

app.post('/settings', (req, res) => {
  const file = config.folder + path.sep + 'settings.json';
  const settings = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...settings, ...req.body }));
  res.end();
});

app.post('/notes', (req, res) => {
  const file = config.folder + sep + 'notes.json';
  const notes = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify([...notes, req.body]));
  res.end();
});

app.delete('/files', (req, res) => {
  for (const { name } of req.body.files) fs.unlinkSync('files' + sep + name);
  res.end();
});

app.listen(3000);
