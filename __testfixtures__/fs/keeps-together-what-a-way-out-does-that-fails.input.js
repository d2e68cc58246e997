const express = require('express');
const fs = require('fs');
const db = require('./db');
const app = express();

// What fails before it returns goes on in the handler of the error.
app.post('/counts', async (req, res) => {
  await db.touch();
  try {
    if (req.query.one) {
      const count = Number(fs.readFileSync('count.txt', 'utf8'));
      if (Number.isNaN(count)) throw new Error('no number');
      return res.json(count);
    }
    res.json(await db.count());
  } catch (error) {
    fs.writeFileSync('count.txt', '0');
    res.sendStatus(500);
  }
});

app.put('/counts', (req, res) => {
  fs.writeFileSync('count.txt', req.query.count);
  res.end();
});

app.listen(3000);
