const fs = require('fs');
const express = require('express');
const { copyFileAtomic, readWhole } = require('./unblock-helpers');

const app = express();

app.post('/publish', async (req, res) => {
  await copyFileAtomic('draft.json', 'current.json');
  res.end();
});

app.post('/site', (req, res) => {
  fs.cpSync('draft', 'site', { recursive: true }); // stays: needs-review
  res.end();
});

app.post('/backup', async (req, res) => {
  await fs.promises.copyFile('current.json', 'backup.json');
  res.end();
});

app.get('/current', async (req, res) => {
  res.json(JSON.parse(await fs.promises.readFile('current.json', 'utf8')));
});

app.get('/page', async (req, res) => {
  res.send(await readWhole('site', 'utf8'));
});

app.listen(3000);
