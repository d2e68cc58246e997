const fs = require('fs').promises;
const express = require('express');
const { cachedExists } = require('./unblock-helpers');
const app = express();

app.get('/text', async (req, res) => {
  res.json({ there: await cachedExists('text.txt') });
});

app.get('/other', async (req, res) => {
  res.send(await fs.readFile('other.txt', 'utf8'));
});

app.listen(3000);
