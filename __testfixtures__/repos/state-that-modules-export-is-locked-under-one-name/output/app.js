const express = require('express');
const visits = require('./stores/visits');
const { totals, addOrder } = require('./stores/orders');
const settings = require('./stores/settings');
const hits = require('./stores/hits');
const { exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('visits.txt', async () => {
    const before = visits.count;
    await visits.save(before + 1);
    res.json(visits.count);
  });
});

app.post('/orders', async (req, res) => {
  return exclusive('orders.txt', async () => {
    const before = totals.orders;
    await addOrder(before + 1);
    res.json(totals.orders);
  });
});

app.post('/settings', async (req, res) => {
  return exclusive('settings.json', async () => {
    const { changes } = settings.current;
    await settings.save({ changes: changes + 1 });
    res.json(settings.current);
  });
});

app.post('/hits', async (req, res) => {
  res.json(await hits.add());
});

app.get('/title', async (req, res) => {
  res.json({ title: await settings.title() });
});

app.listen(3000);
