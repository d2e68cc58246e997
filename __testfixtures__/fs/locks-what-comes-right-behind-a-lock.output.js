const express = require('express');
const db = require('./db');
const { cachedExists, exclusive } = require('./unblock-helpers');
const app = express();

let last = 0;

async function audit(list) {
  return list.length;
}

// The second number is told at once: whoever waits for the lock would go on before that.
app.post('/numbers', async (req, res) => {
  const out = [];
  await exclusive('last', async () => {
    last += 1;
    await audit(out);
    out.push(last);
  });
  await db.touch();
  out.push(await cachedExists('words.txt'));
  await exclusive('last', async () => {
    last += 1;
    out.push(last);
  });
  await db.touch();
  res.json(out);
});

app.listen(3000);
