const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
const get = (f) => JSON.parse(fs.readFileSync(f, 'utf8'));
const put = (f, v) => fs.writeFileSync(f, JSON.stringify(v));
let y = 0;
async function h() {
  await db.touch();
  return y;
}
app.post('/r0/:id', async (req, res) => {
  const a = get('a.json');
  if (req.params.id === '1') {
    const n = await h();
    y = n + 1;
  }
  a.n += 1;
  put('a.json', a);
  res.end();
});
app.post('/r1/:id', async (req, res) => {
  res.json(y);
});
app.listen(3000);
