const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
const get = (f) => JSON.parse(fs.readFileSync(f, 'utf8'));
const put = (f, v) => fs.writeFileSync(f, JSON.stringify(v));
let y = 0;
let z = 0;
async function inner(id) {
  const n = z;
  const w = fs.readFileSync('words.txt', 'utf8');
  if (id === '1') await db.touch();
  z = n + w.length;
}
async function mid(id) {
  const n = y;
  const w = fs.readFileSync('words.txt', 'utf8');
  if (id === '1') await inner(id);
  y = n + w.length;
}
app.post('/r0/:id', async (req, res) => {
  const a = get('a.json');
  if (a.n < 50) await mid(req.params.id);
  a.n += 1;
  put('a.json', a);
  res.end();
});
app.post('/r1/:id', async (req, res) => { await inner(req.params.id); res.end(); });
app.post('/r2/:id', async (req, res) => { await mid(req.params.id); res.end(); });
app.listen(3000);
