const express = require('express');
const fs = require('fs');

const app = express();
let last = '';

app.get('/last', (req, res) => {
  const before = last;
  const text = fs.readFileSync('last.txt', 'utf8'); // stays: needs-review
  last = text;
  res.json({ before, last });
});

setInterval(() => {
  last = 'reset';
}, 60_000);

app.listen(3000);
