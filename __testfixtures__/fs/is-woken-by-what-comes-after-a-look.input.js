const express = require('express');
const fs = require('fs');

const app = express();
app.use(express.json());

const FILE = 'data/messages.json';
let waiting = [];
const seen = [];

function load() {
  return JSON.parse(fs.readFileSync(FILE, 'utf8'));
}

// Who comes between the look and the wait would never be heard of
app.get('/messages', async (req, res) => {
  let messages = load();
  if (messages.length <= Number(req.query.seen)) {
    await new Promise((resolve) => waiting.push(resolve));
    messages = load();
  }
  res.json(messages);
});

app.post('/messages', async (req, res) => {
  fs.writeFileSync(FILE, JSON.stringify([...load(), req.body]));
  const woken = waiting;
  waiting = [];
  for (const wake of woken) wake();
  res.end();
});

// This wait is over by itself
app.get('/later', async (req, res) => {
  const messages = load();
  await new Promise((resolve) => {
    seen.push(messages.length);
    setTimeout(resolve, 100);
  });
  res.json(messages);
});

app.listen(3000);
