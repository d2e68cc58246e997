const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { readWhole } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

// The handler behind it has answered by then, and whoever has that answer may ask what the last request was.
app.use((req, res, next) => {
  next();
  fs.writeFileSync('last.txt', req.url); // stays: needs-review
});

app.get('/last', async (req, res) => {
  res.send(await readWhole('last.txt', 'utf8'));
});

// Nobody reads this one.
app.use('/logged', async (req, res, next) => {
  next();
  await appendFileAsync('log.txt', `${req.url}\n`);
});

module.exports = app;
