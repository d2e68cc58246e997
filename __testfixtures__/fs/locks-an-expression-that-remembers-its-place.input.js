const express = require('express');
const fs = require('fs');

const app = express();
const INCLUDE = /<%([\w.]+)%>/g;
const SPACE = /\s+/g;
const NAME = /^\w+$/;

// Another request would begin where this one is.
app.get('/page', (req, res) => {
  let page = '';
  let match;
  while ((match = INCLUDE.exec(req.query.text))) page += fs.readFileSync(`parts/${match[1]}`, 'utf8');
  res.send(page);
});

// This one begins at the start, and ends there.
app.get('/words', (req, res) => {
  const text = fs.readFileSync('words.txt', 'utf8');
  res.send(text.replace(SPACE, ' '));
});

// An expression of its own.
app.get('/own', (req, res) => {
  const include = /<%([\w.]+)%>/g;
  let page = '';
  for (let match = include.exec(req.query.text); match; match = include.exec(req.query.text)) {
    page += fs.readFileSync(`parts/${match[1]}`, 'utf8');
  }
  res.send(page);
});

// It remembers nothing.
app.get('/named', (req, res) => {
  if (!NAME.test(req.query.name)) return res.sendStatus(400);
  const text = fs.readFileSync(`parts/${req.query.name}`, 'utf8');
  res.send(NAME.test(text));
});

app.listen(3000);
