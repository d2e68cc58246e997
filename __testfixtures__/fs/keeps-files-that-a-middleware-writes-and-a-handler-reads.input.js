const fs = require('fs');
const express = require('express');
const app = express();

app.use('/last', (req, res, next) => {
  fs.writeFileSync('last.txt', req.query.text); // stays: needs-review
  next();
});

app.post('/last', (req, res) => {
  res.send(fs.readFileSync('last.txt', 'utf8')); // stays: needs-review
});

// What it writes, the handlers behind it do not read.
app.use('/notes', (req, res, next) => {
  fs.writeFileSync('seen.txt', req.query.text);
  next();
});

app.get('/notes', (req, res) => {
  res.send(fs.readFileSync('notes.txt', 'utf8'));
});

// It reads in vain what is answered at once.
app.use('/old', (req, res, next) => {
  if (req.query.text) {
    fs.writeFileSync('old.txt', req.query.text);
    return res.sendStatus(201);
  }
  next();
});

app.get('/old', (req, res) => {
  res.send(fs.readFileSync('old.txt', 'utf8'));
});

app.listen(3000);
