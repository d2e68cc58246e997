const express = require('express');
const fs = require('fs');

const app = express();
const state = { server: null };
let last = '';

function serverOf(id) {
  const { url } = JSON.parse(fs.readFileSync(`servers/${id}.json`, 'utf8'));
  return { url, path: '' };
}

function report(error, res) {
  last = error.message;
  res.status(500).json({ last });
}

app.get('/rates/:id', async (req, res) => {
  const { id } = req.params;
  const rates = JSON.parse(fs.readFileSync('rates.json', 'utf8'));
  if (!rates[id])
    await fetch(`http://rates/${id}`)
      .then((response) => response.json())
      .then((rate) => {
        rates[id] = rate;
        fs.writeFileSync('rates.json', JSON.stringify(rates));
      });
  rates[id].read = Date.now();
  fs.writeFileSync('rates.json', JSON.stringify(rates));
  res.json(rates[id]);
});

app.get('/servers/:id', (req, res) => {
  state.server = serverOf(req.params.id);
  if (!state.server.url) return res.sendStatus(404);
  state.server.path = fs.readFileSync('info.txt', 'utf8');
  return fetch(state.server.url + state.server.path)
    .then((response) => response.text())
    .then((text) => {
      last = text;
      res.json({ last });
    })
    .catch((error) => report(error, res));
});

app.delete('/servers/:id', (req, res) => {
  state.server = serverOf(req.params.id);
  if (!state.server.url) return res.sendStatus(404);
  state.server.path = fs.readFileSync('stop.txt', 'utf8');
  fetch(state.server.url + state.server.path)
    .then(() => {
      last = '';
      res.end();
    })
    .catch((error) => report(error, res));
});

app.post('/topics/:id', async (req, res) => {
  const topics = JSON.parse(fs.readFileSync('topics.json', 'utf8'));
  if (req.query.tell) await tell(topics).then(count, (error) => report(error, res));
  topics[req.params.id] = req.body;
  fs.writeFileSync('topics.json', JSON.stringify(topics));
  res.json(topics);
});

app.put('/topics/:id', async (req, res) => {
  const topics = JSON.parse(fs.readFileSync('topics.json', 'utf8'));
  if (req.query.tell) await new Promise((resolve) => { last = 'told'; res.write(last, resolve); });
  setTimeout(() => { last = ''; }, 5000);
  topics[req.params.id] = req.body;
  fs.writeFileSync('topics.json', JSON.stringify(topics));
  res.end();
});

async function tell(topics) {
  return fetch('http://topics', { method: 'POST', body: JSON.stringify(topics) });
}

function count(response) {
  const topics = JSON.parse(fs.readFileSync('topics.json', 'utf8'));
  for (const topic of Object.values(topics)) topic.told = response.status;
  fs.writeFileSync('topics.json', JSON.stringify(topics));
  return response.text();
}
