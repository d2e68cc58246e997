const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const { sep } = path;

const app = express();
const config = require('./config.json');

app.post('/settings', async (req, res) => {
  return exclusive('settings.json', async () => {
    const file = config.folder + path.sep + 'settings.json';
    const settings = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...settings, ...req.body }));
    res.end();
  });
});

app.post('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    const file = config.folder + sep + 'notes.json';
    const notes = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify([...notes, req.body]));
    res.end();
  });
});

app.delete('/files', async (req, res) => {
  for (const { name } of req.body.files) await fs.promises.unlink('files' + sep + name);
  res.end();
});

app.listen(3000);
