const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
const get = (f) => JSON.parse(fs.readFileSync(f, 'utf8'));
const put = (f, v) => fs.writeFileSync(f, JSON.stringify(v));
async function settings(id) {
  if (fs.existsSync('words.txt')) return fs.readFileSync('words.txt', 'utf8').length;
  await db.touch();
  return 1;
}
app.post('/r0/:id', async (req, res) => {
  const a = get('a.json');
  if (!a.by) a.by = await settings(req.params.id);
  a.n += a.by;
  put('a.json', a);
  res.json(a.n);
});
app.listen(3000);
