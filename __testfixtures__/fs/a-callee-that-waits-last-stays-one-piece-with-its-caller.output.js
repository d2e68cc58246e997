const fs = require('fs');
const express = require('express');
const { exclusive } = require('./unblock-helpers');
const app = express();

let last = '';
let next = 0;
let shown = '';

// What is set before the call is read there before anything waits.
async function page() {
  console.log(last);
  return fs.promises.readFile('data/page.txt', 'utf8');
}

app.get('/last', async (req, res) => {
  last = req.query.name;
  res.send(await page());
});

// Behind its wait, others may go on before its caller does.
async function number() {
  const text = await fs.promises.readFile('data/number.txt', 'utf8');
  next = Number(text);
}

app.get('/number', async (req, res) => {
  return exclusive('next', async () => {
    await number();
    res.send(String(next));
  });
});

// Here it is read behind the wait.
async function show() {
  const text = await fs.promises.readFile('data/shown.txt', 'utf8');
  return text + shown;
}

app.get('/shown', async (req, res) => {
  return exclusive('shown', async () => {
    shown = req.query.name;
    res.send(await show());
  });
});

app.get('/all', (req, res) => res.send([last, next, shown].join()));

app.listen(3000);
