const express = require('express');
const fs = require('fs');
const { log } = require('./log');

const app = express();
app.get('/', async (req, res) => {
  log('begin');
  const text = await fs.promises.readFile('a.txt', 'utf8');
  log('end');
  res.send(text);
});
app.listen(3000);
