const fsp = require('fs').promises;
const express = require('express');
const { cachedExists } = require('./unblock-helpers');

const app = express();

app.get('/notes', async (req, res) => {
  res.json(await fsp.readFile('notes.txt', 'utf8'));
});

app.get('/names', async (req, res) => {
  res.json([await fsp.readdir('names'), await cachedExists('names')]);
});

app.listen(3000);
