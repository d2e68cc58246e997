const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
const get = (f) => JSON.parse(fs.readFileSync(f, 'utf8'));
const put = (f, v) => fs.writeFileSync(f, JSON.stringify(v));
let last = 0;

// Without a wait on the way, its read and its write are one piece; the callbacks are pieces of their own.
app.post('/r0/:id', async (req, res) => {
  const a = get('a.json');
  if (req.params.id === '1')
    await db
      .touch()
      .then(() => {
        const seen = get('a.json');
        last = seen.n;
        put('a.json', { n: seen.n + 10 });
        return db.touch();
      })
      .then(() => {
        last += 1;
      });
  put('a.json', { n: a.n + 1 });
  res.json(last);
});

app.post('/r1/:id', async (req, res) => {
  const a = get('a.json');
  put('a.json', { n: a.n + 100 });
  last += a.n;
  res.json(last);
});

app.listen(3000);
