const express = require('express');
const fs = require('fs');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.json());

const FILE = 'data/messages.json';
let waiting = [];
const seen = [];

async function load() {
  return JSON.parse(await fs.promises.readFile(FILE, 'utf8'));
}

// Who comes between the look and the wait would never be heard of
app.get('/messages', async (req, res) => {
  await exclusive('data/messages.json', async () => {
    let messages = await load();
    if (messages.length <= Number(req.query.seen)) {
      await unlocked('data/messages.json', new Promise((resolve) => waiting.push(resolve)));
      messages = await load();
    }
    res.json(messages);
  });
});

app.post('/messages', async (req, res) => {
  return exclusive('data/messages.json', async () => {
    await writeFileAtomic(FILE, JSON.stringify([...await load(), req.body]));
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
    res.end();
  });
});

// This wait is over by itself
app.get('/later', async (req, res) => {
  const messages = await load();
  await new Promise((resolve) => {
    seen.push(messages.length);
    setTimeout(resolve, 100);
  });
  res.json(messages);
});

app.listen(3000);
