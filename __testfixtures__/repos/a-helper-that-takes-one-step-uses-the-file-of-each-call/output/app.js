const express = require('express');
const store = require('./store');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();
app.use(express.json());

app.post('/users', async (req, res) => {
  return exclusive('data/users.json', async () => {
    const users = await store.readJson('data/users.json');
    users.push(req.body);
    await store.writeJson('data/users.json', users);
    res.json(users);
  });
});

app.post('/settings', async (req, res) => {
  return exclusive('data/settings.json', async () => {
    const settings = await store.readJson('data/settings.json');
    await store.writeJson('data/settings.json', [...settings, req.body]);
    res.end();
  });
});

app.get('/users', async (req, res) => {
  res.json(await store.readJson('data/users.json'));
});

app.post('/orders', async (req, res) => {
  await store.append('orders/open.json', req.body);
  res.end();
});

app.post('/archive', async (req, res) => {
  await store.append('orders/archive.json', req.body);
  res.end();
});

app.post('/start', async (req, res) => {
  return exclusive('days/today.json + days/tomorrow.json', async () => {
    await store.ensure('days/today.json');
    await store.ensure('days/tomorrow.json');
    res.end();
  });
});

app.put('/prices', async (req, res) => {
  return exclusive('prices/list.json + prices/rebates.json', async () => {
    await store.writeVersioned('prices/list.json', req.body);
    await store.writeVersioned('prices/rebates.json', req.query);
    res.json(store.versions);
  });
});

app.get('/draft', async (req, res) => {
  return shared('drafts/letter.txt + drafts/mail.txt', async () => {
    res.send(await store.readDraft('drafts/mail.txt') + await store.readDraft('drafts/letter.txt'));
  });
});

app.delete('/draft', async (req, res) => {
  await store.dropDraft('drafts/mail.txt');
  await store.dropDraft('drafts/letter.txt');
  res.end();
});

app.post('/sales', async (req, res) => {
  await store.addRow('books/sales.xlsx', req.body);
  res.end();
});

app.post('/costs', async (req, res) => {
  await store.addRow('books/costs.xlsx', req.body);
  res.end();
});

app.listen(3000);
