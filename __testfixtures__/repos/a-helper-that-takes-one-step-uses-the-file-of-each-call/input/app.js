const express = require('express');
const store = require('./store');

const app = express();
app.use(express.json());

app.post('/users', (req, res) => {
  const users = store.readJson('data/users.json');
  users.push(req.body);
  store.writeJson('data/users.json', users);
  res.json(users);
});

app.post('/settings', (req, res) => {
  const settings = store.readJson('data/settings.json');
  store.writeJson('data/settings.json', [...settings, req.body]);
  res.end();
});

app.get('/users', (req, res) => {
  res.json(store.readJson('data/users.json'));
});

app.post('/orders', (req, res) => {
  store.append('orders/open.json', req.body);
  res.end();
});

app.post('/archive', (req, res) => {
  store.append('orders/archive.json', req.body);
  res.end();
});

app.post('/start', (req, res) => {
  store.ensure('days/today.json');
  store.ensure('days/tomorrow.json');
  res.end();
});

app.put('/prices', (req, res) => {
  store.writeVersioned('prices/list.json', req.body);
  store.writeVersioned('prices/rebates.json', req.query);
  res.json(store.versions);
});

app.get('/draft', (req, res) => {
  res.send(store.readDraft('drafts/mail.txt') + store.readDraft('drafts/letter.txt'));
});

app.delete('/draft', (req, res) => {
  store.dropDraft('drafts/mail.txt');
  store.dropDraft('drafts/letter.txt');
  res.end();
});

app.post('/sales', (req, res) => {
  store.addRow('books/sales.xlsx', req.body);
  res.end();
});

app.post('/costs', (req, res) => {
  store.addRow('books/costs.xlsx', req.body);
  res.end();
});

app.listen(3000);
