const fs = require('fs').promises;
const fsSync = require('fs'); // For sync checks like existsSync
const express = require('express');
const app = express();

app.get('/text', (req, res) => {
  res.json({ there: fsSync.existsSync('text.txt') });
});

app.get('/other', async (req, res) => {
  res.send(await fs.readFile('other.txt', 'utf8'));
});

app.listen(3000);
