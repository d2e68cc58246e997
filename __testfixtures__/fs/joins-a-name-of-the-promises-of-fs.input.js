const { readFileSync, existsSync } = require('fs');
const fsp = require('fs').promises;
const express = require('express');

const app = express();

app.get('/notes', (req, res) => {
  res.json(readFileSync('notes.txt', 'utf8'));
});

app.get('/names', async (req, res) => {
  res.json([await fsp.readdir('names'), existsSync('names')]);
});

app.listen(3000);
