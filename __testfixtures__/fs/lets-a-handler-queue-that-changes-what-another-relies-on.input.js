const express = require('express');
const fs = require('fs');

const app = express();
let last = '';

app.get('/last', (req, res) => {
  const before = last;
  const text = fs.readFileSync('last.txt', 'utf8');
  last = text;
  res.json({ before, last });
});

app.post('/last', (req, res) => {
  last = 'reset';
  res.end();
});

app.listen(3000);
