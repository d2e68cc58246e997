const express = require('express');
const fs = require('fs');

const app = express();

// Nobody waits for the message to be delivered: a request that did would be answered late, or not at all.
function notify(id) {
  const key = fs.readFileSync('key', 'utf8'); // stays: needs-review
  return fetch(`https://example.com/${id}`, { headers: { key } }).then((answer) => answer.text());
}

const tell = (id) => id && notify(id);

app.post('/orders/:id', (req, res) => {
  notify(req.params.id);
  res.end();
});

app.post('/users/:id', (req, res) => {
  if (req.query.loud) tell(req.params.id);
  res.end();
});

// Who takes the promise waits for it as before.
async function ask(id) {
  const key = await fs.promises.readFile('key', 'utf8');
  return fetch(`https://example.com/${id}`, { headers: { key } });
}

app.get('/orders/:id', async (req, res) => {
  const answer = await ask(req.params.id);
  res.send(await answer.text());
});

app.get('/users/:id', (req, res, next) => {
  ask(req.params.id)
    .then((answer) => answer.text())
    .then((text) => res.send(text))
    .catch(next);
});

// What it returns is no promise.
async function read(id) {
  return (await fs.promises.readFile(id, 'utf8')).trim();
}

app.get('/notes/:id', async (req, res) => {
  await read(req.params.id);
  res.end();
});

// Kept for later: what uses the promise would get its value, and the two would be asked one after the other.
function price(id) {
  const key = fs.readFileSync('key', 'utf8'); // stays: needs-review
  return fetch(`https://example.com/${id}?key=${key}`);
}

app.get('/prices', async (req, res) => {
  const first = price(1);
  const second = price(2);
  res.json([(await first).status, (await second).status]);
});

// Asked all at once.
function stock(id) {
  const key = fs.readFileSync('key', 'utf8'); // stays: needs-review
  return fetch(`https://example.com/${id}?key=${key}`);
}

app.get('/stocks', async (req, res) => {
  const answers = await Promise.all([1, 2, 3].map(stock));
  res.json(answers.map(({ status }) => status));
});

app.listen(3000);
