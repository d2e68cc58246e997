const express = require('express');
const fs = require('fs');
const db = require('./db');
const app = express();

app.get('/notes', async (req, res) => {
  let text;
  if (req.query.short) {
    text = fs.readFileSync('notes.txt', 'utf8').slice(0, 10);
  } else {
    text = fs.readFileSync('notes.txt', 'utf8');
  }
  res.send(text + (await db.touch()));
});
app.get('/words', async (req, res) => {
  await db.touch();
  if (req.query.short) {
    const text = fs.readFileSync('notes.txt', 'utf8').slice(0, 10);
    return res.send(text);
  }
  res.send(fs.readFileSync('notes.txt', 'utf8'));
});
app.post('/notes', (req, res) => {
  fs.writeFileSync('notes.txt', req.query.text);
  res.end();
});
app.listen(3000);
