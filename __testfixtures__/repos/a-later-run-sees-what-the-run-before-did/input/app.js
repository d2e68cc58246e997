const express = require('express');
const fs = require('fs');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

app.post('/names', asyncHandler(async (req, res) => {
  const names = await fs.promises.readFile('names.txt', 'utf8');
  if (names.includes(req.query.name)) return res.status(409).end();
  fs.appendFileSync('names.txt', req.query.name);
  res.end();
}));

app.get('/other', (req, res) => {
  res.send(fs.readFileSync('other.txt', 'utf8'));
});

app.listen(3000);
