const express = require('express');
const { queue } = require('./lib/queue');
const { names } = require('./lib/schema');
const caches = require('./lib/caches');
const log = require('./lib/log');

const app = express();
app.post('/tasks', (req, res) => queue.push(req.query.name, () => res.end()));
app.get('/names', (req, res) => res.json(names.parse(req.query)));
app.get('/pages/:name', async (req, res) => res.send(await caches.pages.fetch(req.params.name)));
app.get('/notes/:id', async (req, res) => res.json(await caches.notes.load(req.params.id)));
app.get('/quotes', (req, res) => {
  log.info('asked for quotes');
  caches.quotes.fire().then((quotes) => res.json(quotes));
});
app.listen(3000);
