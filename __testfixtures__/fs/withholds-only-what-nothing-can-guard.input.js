const express = require('express');
const fs = require('fs');

const app = express();
let last = '';

app.get('/last', (req, res) => {
  const page = fs.readFileSync('page.html', 'utf8');
  const before = last;
  const text = fs.readFileSync('last.txt', 'utf8'); // stays: needs-review
  last = text;
  res.send(page.replace('BEFORE', before).replace('LAST', last));
});

process.on('SIGUSR2', () => {
  last = 'reset';
});

app.listen(3000);
