const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic } = require('./unblock-helpers');
const app = express();

app.get('/notes', async (req, res) => {
  let text;
  if (req.query.short) {
    text = (await fs.promises.readFile('notes.txt', 'utf8')).slice(0, 10);
  } else {
    text = await fs.promises.readFile('notes.txt', 'utf8');
  }
  res.send(text + (await db.touch()));
});
app.get('/words', async (req, res) => {
  await db.touch();
  if (req.query.short) {
    const text = (await fs.promises.readFile('notes.txt', 'utf8')).slice(0, 10);
    return res.send(text);
  }
  res.send(await fs.promises.readFile('notes.txt', 'utf8'));
});
app.post('/notes', async (req, res) => {
  await writeFileAtomic('notes.txt', req.query.text);
  res.end();
});
app.listen(3000);
