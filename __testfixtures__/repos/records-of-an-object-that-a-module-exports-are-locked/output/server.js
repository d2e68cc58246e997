const express = require('express');
const fs = require('fs');
const { Books } = require('./books');
const seats = require('./seats');
const { Shelf } = require('./shelf');
const Table = require('./table');
const { exclusive } = require('./unblock-helpers');

const app = express();
const shelf = new Shelf(new Books());

app.post('/seats/:id', async (req, res) => {
  return exclusive('this.seats', async () => {
    if (seats.taken(req.params.id)) return res.status(409).json('taken');
    const fee = Number(await fs.promises.readFile('fee.txt', 'utf8'));
    seats.take(req.params.id, fee);
    res.json('ok');
  });
});

app.post('/table/:id', async (req, res) => {
  return exclusive('Table.rows', async () => {
    const { left } = Table.get(req.params.id);
    const fee = Number(await fs.promises.readFile('fee.txt', 'utf8'));
    Table.update(req.params.id, { left: left - fee });
    res.json(fee);
  });
});

app.post('/books/:id', async (req, res) => {
  res.json(await shelf.lend(req.params.id));
});

app.listen(3000);
