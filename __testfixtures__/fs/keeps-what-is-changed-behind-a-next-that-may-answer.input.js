const express = require('express');
const fs = require('fs');

const app = express();

// The handler behind it has answered by then, and whoever has that answer may ask what the last request was.
app.use((req, res, next) => {
  next();
  fs.writeFileSync('last.txt', req.url); // stays: needs-review
});

app.get('/last', (req, res) => {
  res.send(fs.readFileSync('last.txt', 'utf8'));
});

// Nobody reads this one.
app.use('/logged', (req, res, next) => {
  next();
  fs.appendFileSync('log.txt', `${req.url}\n`);
});

module.exports = app;
