const express = require('express');
const fs = require('fs');

const app = express();

app.use((req, res, next) => {
  const before = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  const after = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  req.same = before.n === after.n;
  next();
});

app.post('/count/:id', (req, res) => {
  const value = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  value.n += 1;
  fs.writeFileSync('a.json', JSON.stringify(value));
  res.json([req.same, value.n]);
});

app.listen(3000);
