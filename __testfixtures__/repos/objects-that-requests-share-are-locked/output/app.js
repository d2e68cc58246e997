const express = require('express');
const fs = require('fs');
const { WebSocketServer } = require('ws');
const jobs = require('./jobs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const open = new Map();

// Kept in a variable of the module.
app.post('/carts/:id', async (req, res) => {
  return exclusive('open', async () => {
    if (!open.has(req.params.id)) open.set(req.params.id, new jobs.Cart());
    res.json(await open.get(req.params.id).fill(req.query.file));
  });
});

// Made once, when it is asked for.
app.post('/visits', async (req, res) => {
  res.json(await jobs.Visits.instance().count(req.query.file));
});

// Promises that are started together have it.
app.post('/sums', async (req, res) => {
  const sum = new jobs.Sum();
  await Promise.all(req.query.files.map(async (file) => sum.sum(file)));
  res.json(sum.total);
});

// What it has belongs to all.
app.post('/names', async (req, res) => {
  return exclusive('all', async () => {
    const names = new jobs.Names();
    res.json(await names.collect(req.query.file));
  });
});

// Messages of one connection have it, one after another, and the next may come while one waits.
new WebSocketServer({ port: 8080 }).on('connection', (socket) => {
  const game = new jobs.Game();
  socket.on('message', (data) => socket.send(game.move(String(data))));
  socket.on('pong', () => game.rest());
});

app.listen(3000);
