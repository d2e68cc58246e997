const express = require('express');
const fs = require('fs');
const app = express();
app.post('/f', (req, res) => {
  const a = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  a.n += 1;
  fs.writeFileSync('a.json', JSON.stringify(a));
  fs.writeFileSync('data-b.json', '{"n":9}');
  res.end();
});
app.post('/g', (req, res) => {
  const b = JSON.parse(fs.readFileSync('data-b.json', 'utf8'));
  b.n += 1;
  fs.writeFileSync('data-b.json', JSON.stringify(b));
  res.end();
});
app.post('/h', (req, res) => {
  const b = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  b.n += 1;
  fs.writeFileSync('a.json', JSON.stringify(b));
  res.end();
});
app.listen(3000);
