const express = require('express');
const fs = require('fs');
const { log } = require('./log');

const app = express();
app.get('/', (req, res) => {
  log('begin');
  const text = fs.readFileSync('a.txt', 'utf8');
  log('end');
  res.send(text);
});
app.listen(3000);
