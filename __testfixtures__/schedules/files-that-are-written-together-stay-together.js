const express = require('express');
const fs = require('fs');

const app = express();

app.post('/release/:id', (req, res) => {
  fs.writeFileSync('version.txt', req.params.id);
  fs.writeFileSync('notes.txt', `notes of ${req.params.id}`);
  res.end();
});

app.post('/show', (req, res) => {
  try {
    res.json([fs.readFileSync('version.txt', 'utf8'), fs.readFileSync('notes.txt', 'utf8')]);
  } catch (error) {
    res.json(error.code);
  }
});

app.listen(3000);
