const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
const get = (f) => JSON.parse(fs.readFileSync(f, 'utf8'));
const put = (f, v) => fs.writeFileSync(f, JSON.stringify(v));
let y = 0;
async function ping(id) {
  y += 1;
  if (id === '1') await db.touch();
  y += 1;
}
async function inner(id) {
  const n = y;
  const w = fs.readFileSync('words.txt', 'utf8');
  const a = get('a.json');
  if (id === '1' && a.n < 50) await ping(id);
  y = n + w.length;
}
app.post('/r0/:id', async (req, res) => {
  const a = get('a.json');
  if (a.n < 100) await inner(req.params.id);
  a.n += 1;
  put('a.json', a);
  res.end();
});
app.post('/r1/:id', async (req, res) => {
  await inner(req.params.id);
  res.end();
});
app.listen(3000);
