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

process.on('SIGUSR2', () => {
  last = 'reset';
});

app.listen(3000);
