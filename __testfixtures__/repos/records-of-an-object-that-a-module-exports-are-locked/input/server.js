const express = require('express');
const fs = require('fs');
const { Books } = require('./books');
const seats = require('./seats');
const { Shelf } = require('./shelf');
const Table = require('./table');

const app = express();
const shelf = new Shelf(new Books());

app.post('/seats/:id', (req, res) => {
  if (seats.taken(req.params.id)) return res.status(409).json('taken');
  const fee = Number(fs.readFileSync('fee.txt', 'utf8'));
  seats.take(req.params.id, fee);
  res.json('ok');
});

app.post('/table/:id', (req, res) => {
  const { left } = Table.get(req.params.id);
  const fee = Number(fs.readFileSync('fee.txt', 'utf8'));
  Table.update(req.params.id, { left: left - fee });
  res.json(fee);
});

app.post('/books/:id', (req, res) => {
  res.json(shelf.lend(req.params.id));
});

app.listen(3000);
