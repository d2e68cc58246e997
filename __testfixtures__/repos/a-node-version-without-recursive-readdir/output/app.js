const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

app.get('/files', (req, res) => {
  res.json(fs.readdirSync('public', { recursive: true })); // stays: argument-differs
});

app.get('/copies', async (req, res) => {
  return exclusive('copies', async () => {
    await fs.promises.cp('public', 'copies');
    res.json(await fs.promises.statfs('copies'));
  });
});

app.listen(3000);
