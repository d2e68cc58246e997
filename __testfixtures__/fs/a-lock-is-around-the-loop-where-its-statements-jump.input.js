const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

// A callback cannot go on with the next turn of a loop around it: the lock is around the loop.
app.post('/settle', async (req, res) => {
  for (const user of await db.users()) {
    const count = Number(fs.readFileSync('count.txt', 'utf8'));
    if (count > 10) continue;
    fs.writeFileSync('count.txt', String(count + 1));
    await db.note(user);
  }
  res.end();
});

// Two values in one `return`: the lock lasts to the end.
app.post('/pair', async (req, res) => {
  const pair = fs.readFileSync('pair.txt', 'utf8');
  if (pair === '') return res.status(404), res.end();
  fs.writeFileSync('pair.txt', pair + req.query.id);
  await db.note(pair);
  res.end();
});

app.listen(3000);
