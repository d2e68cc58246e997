const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
let last = '';

app.get('/last', async (req, res) => {
  return exclusive('last', async () => {
    const before = last;
    const text = await fs.promises.readFile('last.txt', 'utf8');
    last = text;
    res.json({ before, last });
  });
});

app.post('/last', async (req, res) => {
  return exclusive('last', async () => {
    last = 'reset';
    res.end();
  });
});

app.listen(3000);
