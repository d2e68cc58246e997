const fs = require('fs');
const express = require('express');
const app = express();
app.locals.seen = new Set();
app.set('stock', { count: 3 });
globalThis.totals = { sales: 0 };
app.request.visits = { count: 0 };
const carts = {};

function record(line) {
  fs.appendFileSync('log.txt', `${line}\n`);
}

app.post('/seen/:id', (req, res) => {
  const { seen } = req.app.locals;
  if (seen.has(req.params.id)) return res.sendStatus(409);
  record(req.params.id);
  seen.add(req.params.id);
  res.sendStatus(201);
});

app.post('/stock', (req, res) => {
  const stock = req.app.get('stock');
  if (stock.count === 0) return res.sendStatus(409);
  record('sold');
  stock.count -= 1;
  res.sendStatus(201);
});

app.post('/sales', (req, res) => {
  const totals = globalThis.totals;
  const { sales } = totals;
  record('sale');
  totals.sales = sales + 1;
  res.json(totals);
});

app.post('/visits', (req, res) => {
  const { count } = req.visits;
  record('visit');
  req.visits.count = count + 1;
  res.json(req.visits);
});

app.use('/carts/:id', (req, res, next) => {
  Object.assign(req, { cart: (carts[req.params.id] ??= { items: [] }) });
  next();
});

app.post('/carts/:id', (req, res) => {
  const { cart } = req;
  const { length } = cart.items;
  record('item');
  cart.items[length] = req.query.item;
  res.json(cart);
});

app.post('/process', (req, res) => {
  const before = process.uploads ?? 0;
  record('upload');
  process.uploads = before + 1;
  res.end();
});

// What a request has of its own, and what is only read, needs no lock.
app.get('/own', (req, res) => {
  const { title } = req.app.locals;
  const { own } = Object.assign(req, { own: { count: 0 } });
  record(title);
  own.count += 1;
  res.json(own);
});

app.listen(3000);
