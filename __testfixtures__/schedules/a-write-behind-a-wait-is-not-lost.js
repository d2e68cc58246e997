const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
app.post('/r0/:id', async (req, res) => {
  const value = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  value.n += 1;
  fs.writeFileSync('a.json', JSON.stringify(value));
  await db.touch();
  fs.writeFileSync('a.json', '{"n":9}');
  res.end();
});
app.listen(3000);
