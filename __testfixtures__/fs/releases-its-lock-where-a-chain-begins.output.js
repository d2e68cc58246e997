const express = require('express');
const fs = require('fs');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();
const state = { server: null };
let last = '';

async function serverOf(id) {
  const { url } = JSON.parse(await fs.promises.readFile(`servers/${id}.json`, 'utf8'));
  return { url, path: '' };
}

function report(error, res) {
  last = error.message;
  res.status(500).json({ last });
}

app.get('/rates/:id', async (req, res) => {
  const { id } = req.params;
  await exclusive('rates.json', async () => {
    const rates = JSON.parse(await fs.promises.readFile('rates.json', 'utf8'));
    if (!rates[id])
      await unlocked('rates.json', fetch(`http://rates/${id}`))
        .then((response) => unlocked('rates.json', response.json()))
        .then(async (rate) => {
          rates[id] = rate;
          await writeFileAtomic('rates.json', JSON.stringify(rates));
        });
    rates[id].read = Date.now();
    await writeFileAtomic('rates.json', JSON.stringify(rates));
    res.json(rates[id]);
  });
});

app.get('/servers/:id', async (req, res) => {
  return await exclusive('last + state.server', async () => {
    state.server = await serverOf(req.params.id);
    if (!state.server.url) return res.sendStatus(404);
    const value = await fs.promises.readFile('info.txt', 'utf8');
    state.server.path = value;
    return unlocked('last + state.server', fetch(state.server.url + state.server.path))
      .then((response) => unlocked('last + state.server', response.text()))
      .then((text) => {
        last = text;
        res.json({ last });
      })
      .catch((error) => report(error, res));
  });
});

app.delete('/servers/:id', async (req, res) => {
  return await exclusive('last + state.server', async () => {
    state.server = await serverOf(req.params.id);
    if (!state.server.url) return res.sendStatus(404);
    const value2 = await fs.promises.readFile('stop.txt', 'utf8');
    state.server.path = value2;
    fetch(state.server.url + state.server.path)
      .then(() => {
        last = '';
        res.end();
      })
      .catch((error) => report(error, res));
  });
});

app.post('/topics/:id', async (req, res) => {
  await exclusive('topics.json', async () => {
    const topics = JSON.parse(await fs.promises.readFile('topics.json', 'utf8'));
    if (req.query.tell) await unlocked('topics.json', tell(topics)).then(count, (error) => report(error, res));
    topics[req.params.id] = req.body;
    await writeFileAtomic('topics.json', JSON.stringify(topics));
    res.json(topics);
  });
});

app.put('/topics/:id', async (req, res) => {
  await exclusive('topics.json', async () => {
    const topics = JSON.parse(await fs.promises.readFile('topics.json', 'utf8'));
    if (req.query.tell) await unlocked('topics.json', new Promise((resolve) => { last = 'told'; res.write(last, resolve); }));
    setTimeout(() => { last = ''; }, 5000);
    topics[req.params.id] = req.body;
    await writeFileAtomic('topics.json', JSON.stringify(topics));
  });
  res.end();
});

async function tell(topics) {
  return fetch('http://topics', { method: 'POST', body: JSON.stringify(topics) });
}

async function count(response) {
  await exclusive('topics.json', async () => {
    const topics = JSON.parse(await fs.promises.readFile('topics.json', 'utf8'));
    for (const topic of Object.values(topics)) topic.told = response.status;
    await writeFileAtomic('topics.json', JSON.stringify(topics));
  });
  return unlocked('topics.json', response.text());
}
