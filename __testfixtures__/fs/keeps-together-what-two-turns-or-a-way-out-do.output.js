const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, shared, exclusive } = require('./unblock-helpers');
const app = express();

// The second turn may read what another request wrote after the first.
app.get('/notes', async (req, res) => {
  return shared('notes.txt + words.txt', async () => {
    const all = [];
    for (const part of req.query.parts) {
      if (part === 'head') all.push((await fs.promises.readFile('notes.txt', 'utf8')).slice(0, 10));
      else all.push(await fs.promises.readFile('notes.txt', 'utf8'));
    }
    res.json(all);
  });
});

// Who returns comes by the last statement, too.
app.get('/words', async (req, res) => {
  return shared('notes.txt + words.txt', async () => {
    let text = '';
    try {
      if (req.query.short) {
        text = await fs.promises.readFile('words.txt', 'utf8');
        return;
      }
      text = 'none';
    } finally {
      res.json([text, await fs.promises.readFile('words.txt', 'utf8')]);
    }
  });
});

app.post('/notes', async (req, res) => {
  await db.touch();
  await exclusive('notes.txt + words.txt', async () => {
    await writeFileAtomic('notes.txt', req.query.text);
    await writeFileAtomic('words.txt', req.query.text);
  });
  res.end();
});

app.listen(3000);
