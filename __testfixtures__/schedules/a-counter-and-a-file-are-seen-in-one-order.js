const express = require('express');
const fs = require('fs');

const app = express();
let total = 0;

app.post('/add', (req, res) => {
  total += 1;
  const out = [total];
  const value = JSON.parse(fs.readFileSync('data-a.json', 'utf8'));
  value.n += 1;
  fs.writeFileSync('data-a.json', JSON.stringify(value));
  res.json(out);
});

app.post('/show', (req, res) => {
  total += 1;
  const out = [total];
  res.json([...out, fs.readFileSync('data-a.json', 'utf8')]);
});

app.listen(3000);
