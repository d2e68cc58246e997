const express = require('express');
const fs = require('fs');

const app = express();

app.post('/notes', (req, res) => {
  const total = Number(fs.readFileSync('total.txt', 'utf8'));
  const names = req.body.split(',');
  names.forEach((name) => fs.appendFileSync('log.txt', name));
  names.forEach((name) => { fs.appendFileSync('log.txt', name); });
  names.forEach((name) => {
    fs.appendFileSync('log.txt', name);
  });
  fs.writeFileSync('total.txt', String(total + 1));
  res.end();
});

app.listen(3000);
