const express = require('express');
const fs = require('fs');

const app = express();
const order = [];
const sizes = {};

async function read(name) {
  const text = fs.readFileSync(`notes/${name}`, 'utf8'); // stays: needs-review
  order.push(name);
  return text;
}

async function measure(name) {
  const { size } = fs.statSync(`notes/${name}`);
  sizes[name] = size;
}

// Which is read first is what others see.
app.get('/notes', async (req, res) => {
  const texts = req.body.map(async (name) => read(name));
  res.json([await Promise.all(texts), order]);
});

// Which is measured first makes no difference.
app.get('/sizes', async (req, res) => {
  const measured = req.body.map(async (name) => measure(name));
  await Promise.all(measured);
  res.end();
});

app.listen(3000);
