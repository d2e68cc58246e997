const express = require('express');
const fs = require('fs');
const { asyncHandler, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

app.post('/names', asyncHandler(async (req, res) => {
  return await exclusive('names.txt', async () => {
    const names = await fs.promises.readFile('names.txt', 'utf8');
    if (names.includes(req.query.name)) return res.status(409).end();
    await appendFileAsync('names.txt', req.query.name);
    res.end();
  });
}));

app.get('/other', asyncHandler(async (req, res) => {
  res.send(await fs.promises.readFile('other.txt', 'utf8'));
}));

app.listen(3000);
