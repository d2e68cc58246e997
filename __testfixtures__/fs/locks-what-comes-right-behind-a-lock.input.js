const express = require('express');
const fs = require('fs');
const db = require('./db');
const app = express();

let last = 0;

async function audit(list) {
  return list.length;
}

// The second number is told at once: whoever waits for the lock would go on before that.
app.post('/numbers', async (req, res) => {
  const out = [];
  last += 1;
  await audit(out);
  out.push(last);
  await db.touch();
  out.push(fs.existsSync('words.txt'));
  last += 1;
  out.push(last);
  await db.touch();
  res.json(out);
});

app.listen(3000);
