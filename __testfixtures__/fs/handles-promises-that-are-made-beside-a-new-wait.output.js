const fs = require('fs');
const express = require('express');
const { awaitedLater } = require('./unblock-helpers');
const app = express();

async function find(id) {
  if (!id) throw new Error('no id');
  return { id };
}

function size(text) {
  return text.length;
}

const both = (...all) => Promise.all(all);

app.get('/arguments/:id', async (req, res) => {
  res.json(await both(awaitedLater(find(req.params.id)), await fs.promises.readFile('a.txt', 'utf8')));
});

app.get('/object/:id', async (req, res) => {
  const parts = { found: awaitedLater(find(req.params.id)), text: await fs.promises.readFile('a.txt', 'utf8') };
  res.json({ found: await parts.found, text: parts.text });
});

app.get('/pair/:id', async (req, res) => {
  const [asked, text] = [awaitedLater(find(req.params.id)), await fs.promises.readFile('a.txt', 'utf8')];
  res.json([await asked, text]);
});

app.get('/property/:id', async (req, res) => {
  req.found = awaitedLater(find(req.params.id));
  const text = await fs.promises.readFile('a.txt', 'utf8');
  res.json([await req.found, text]);
});

app.get('/nobody-handles/:id', async (req, res) => {
  await fetch('http://localhost/ping');
  console.log(find(req.params.id), await fs.promises.readFile('a.txt', 'utf8'));
  res.end();
});

app.get('/no-promise', async (req, res) => {
  await fetch('http://localhost/ping');
  res.json([size(req.query.text), await fs.promises.readFile('a.txt', 'utf8')]);
});

app.listen(3000);
