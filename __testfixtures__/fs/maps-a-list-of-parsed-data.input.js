const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const read = (name) => fs.readFileSync(path.join('pages', name), 'utf8');

// Data that was parsed has no functions: what has a method of an array is one.
app.get('/pages', (req, res) => {
  const book = JSON.parse(read('book.json'));
  res.send(book.chapters.map((name) => read(name)).join('\n'));
});

app.get('/first', (req, res) => {
  const { parts } = JSON.parse(read('book.json'));
  const [first] = parts.filter((name) => read(name) !== '');
  res.send(first);
});

app.listen(3000);
