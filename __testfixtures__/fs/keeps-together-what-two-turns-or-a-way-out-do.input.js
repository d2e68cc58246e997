const express = require('express');
const fs = require('fs');
const db = require('./db');
const app = express();

// The second turn may read what another request wrote after the first.
app.get('/notes', async (req, res) => {
  const all = [];
  for (const part of req.query.parts) {
    if (part === 'head') all.push(fs.readFileSync('notes.txt', 'utf8').slice(0, 10));
    else all.push(fs.readFileSync('notes.txt', 'utf8'));
  }
  res.json(all);
});

// Who returns comes by the last statement, too.
app.get('/words', async (req, res) => {
  let text = '';
  try {
    if (req.query.short) {
      text = fs.readFileSync('words.txt', 'utf8');
      return;
    }
    text = 'none';
  } finally {
    res.json([text, fs.readFileSync('words.txt', 'utf8')]);
  }
});

app.post('/notes', async (req, res) => {
  await db.touch();
  fs.writeFileSync('notes.txt', req.query.text);
  fs.writeFileSync('words.txt', req.query.text);
  res.end();
});

app.listen(3000);
