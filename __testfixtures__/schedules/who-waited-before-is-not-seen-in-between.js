const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
let ready = false;
let table;
app.post('/r0/:id', async (req, res) => {
  if (!ready) {
    ready = true;
    table = { text: fs.readFileSync('words.txt', 'utf8') };
  }
  await db.touch();
  res.json(table ? 'table' : 'none');
});
app.post('/r1/:id', async (req, res) => {
  const out = [];
  await db.touch();
  out.push(ready, table !== undefined);
  res.json(out);
});
app.listen(3000);
