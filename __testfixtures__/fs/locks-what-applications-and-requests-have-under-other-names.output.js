const fs = require('fs');
const express = require('express');
const { promisify } = require('util');
const { exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);
const app = express();
app.locals.seen = new Set();
app.set('stock', { count: 3 });
globalThis.totals = { sales: 0 };
app.request.visits = { count: 0 };
const carts = {};

async function record(line) {
  await appendFileAsync('log.txt', `${line}\n`);
}

app.post('/seen/:id', async (req, res) => {
  return exclusive('app.locals.seen', async () => {
    const { seen } = req.app.locals;
    if (seen.has(req.params.id)) return res.sendStatus(409);
    await record(req.params.id);
    seen.add(req.params.id);
    res.sendStatus(201);
  });
});

app.post('/stock', async (req, res) => {
  return exclusive('app.get(stock).count', async () => {
    const stock = req.app.get('stock');
    if (stock.count === 0) return res.sendStatus(409);
    await record('sold');
    stock.count -= 1;
    res.sendStatus(201);
  });
});

app.post('/sales', async (req, res) => {
  return exclusive('global.totals', async () => {
    const totals = globalThis.totals;
    const { sales } = totals;
    await record('sale');
    totals.sales = sales + 1;
    res.json(totals);
  });
});

app.post('/visits', async (req, res) => {
  return exclusive('app.context.visits', async () => {
    const { count } = req.visits;
    await record('visit');
    req.visits.count = count + 1;
    res.json(req.visits);
  });
});

app.use('/carts/:id', async (req, res, next) => {
  await exclusive('carts.items', async () => {
    Object.assign(req, { cart: (carts[req.params.id] ??= { items: [] }) });
  });
  next();
});

app.post('/carts/:id', async (req, res) => {
  return exclusive('carts.items', async () => {
    const { cart } = req;
    const { length } = cart.items;
    await record('item');
    cart.items[length] = req.query.item;
    res.json(cart);
  });
});

app.post('/process', async (req, res) => {
  return exclusive('built-in.process.uploads + global.process.uploads', async () => {
    const before = process.uploads ?? 0;
    await record('upload');
    process.uploads = before + 1;
    res.end();
  });
});

// What a request has of its own, and what is only read, needs no lock.
app.get('/own', async (req, res) => {
  const { title } = req.app.locals;
  const { own } = Object.assign(req, { own: { count: 0 } });
  await record(title);
  own.count += 1;
  res.json(own);
});

app.listen(3000);
