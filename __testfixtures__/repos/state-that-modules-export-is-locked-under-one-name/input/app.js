const express = require('express');
const visits = require('./stores/visits');
const { totals, addOrder } = require('./stores/orders');
const settings = require('./stores/settings');
const hits = require('./stores/hits');

const app = express();

app.post('/visits', (req, res) => {
  const before = visits.count;
  visits.save(before + 1);
  res.json(visits.count);
});

app.post('/orders', (req, res) => {
  const before = totals.orders;
  addOrder(before + 1);
  res.json(totals.orders);
});

app.post('/settings', (req, res) => {
  const { changes } = settings.current;
  settings.save({ changes: changes + 1 });
  res.json(settings.current);
});

app.post('/hits', (req, res) => {
  res.json(hits.add());
});

app.get('/title', (req, res) => {
  res.json({ title: settings.title() });
});

app.listen(3000);
