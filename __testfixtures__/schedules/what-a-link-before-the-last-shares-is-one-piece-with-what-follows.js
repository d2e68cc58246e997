const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
let last = 0;

// What the second link reads is one piece with what its callers do behind the chain, for the third has nothing to wait for.
async function lastBehind() {
  return await db
    .touch()
    .then(() => db.touch())
    .then(() => {
      const known = last;
      fs.readFileSync('a.json', 'utf8');
      return known;
    })
    .catch(() => 0);
}

app.post('/r0/:id', async (req, res) => {
  const known = await lastBehind();
  last = known + 1;
  res.json(last);
});

app.post('/r1/:id', (req, res) => {
  last += 10;
  res.json(last);
});

app.listen(3000);
