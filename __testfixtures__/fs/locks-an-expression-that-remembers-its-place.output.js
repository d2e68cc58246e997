const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const INCLUDE = /<%([\w.]+)%>/g;
const SPACE = /\s+/g;
const NAME = /^\w+$/;

// Another request would begin where this one is.
app.get('/page', async (req, res) => {
  return exclusive('INCLUDE', async () => {
    let page = '';
    let match;
    while ((match = INCLUDE.exec(req.query.text))) page += await fs.promises.readFile(`parts/${match[1]}`, 'utf8');
    res.send(page);
  });
});

// This one begins at the start, and ends there.
app.get('/words', async (req, res) => {
  const text = await fs.promises.readFile('words.txt', 'utf8');
  res.send(text.replace(SPACE, ' '));
});

// An expression of its own.
app.get('/own', async (req, res) => {
  const include = /<%([\w.]+)%>/g;
  let page = '';
  for (let match = include.exec(req.query.text); match; match = include.exec(req.query.text)) {
    page += await fs.promises.readFile(`parts/${match[1]}`, 'utf8');
  }
  res.send(page);
});

// It remembers nothing.
app.get('/named', async (req, res) => {
  if (!NAME.test(req.query.name)) return res.sendStatus(400);
  const text = await fs.promises.readFile(`parts/${req.query.name}`, 'utf8');
  res.send(NAME.test(text));
});

app.listen(3000);
