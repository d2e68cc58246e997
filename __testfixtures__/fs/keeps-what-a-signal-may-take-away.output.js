// A listener that cannot wait for a lock takes away what a handler has found.
const express = require('express');
const fs = require('fs');

const app = express();
const cache = new Map();
const queue = [];
let current = null;

process.on('SIGUSR2', () => {
  for (const [key, { until }] of cache) if (until < Date.now()) cache.delete(key);
});
process.on('SIGHUP', () => queue.shift());
process.on('SIGWINCH', () => {
  current = null;
});

app.put('/entries/:key', (req, res) => {
  cache.set(req.params.key, { hits: 0, until: Date.now() + 1000 });
  queue.push({ name: req.params.key });
  current = { name: req.params.key };
  res.sendStatus(204);
});
app.get('/entries/:key', (req, res) => {
  if (!cache.has(req.params.key)) return res.sendStatus(404);
  const page = fs.readFileSync('entry.html', 'utf8'); // stays: needs-review
  res.send(page + cache.get(req.params.key).hits);
});
app.get('/next', (req, res) => {
  if (queue.length === 0) return res.sendStatus(404);
  const page = fs.readFileSync('next.html', 'utf8'); // stays: needs-review
  res.send(page + queue[0].name);
});
app.get('/current', (req, res) => {
  if (!current) return res.sendStatus(404);
  const page = fs.readFileSync('current.html', 'utf8'); // stays: needs-review
  res.send(page + current.name);
});

// What it holds itself, nobody takes away.
app.get('/held/:key', async (req, res) => {
  const entry = cache.get(req.params.key);
  if (!entry) return res.sendStatus(404);
  res.send(await fs.promises.readFile('held.html', 'utf8') + req.params.key);
});
app.listen(3000);
