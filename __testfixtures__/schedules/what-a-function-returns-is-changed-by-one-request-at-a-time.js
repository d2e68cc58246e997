const express = require('express');
const fs = require('fs');

const app = express();
const users = { 1: { visits: 0, log: [] }, 2: { visits: 0, log: [] } };
const orders = new Map([['1', { items: 0 }]]);

function find(id) {
  return users[id];
}

app.post('/visit/:id', (req, res) => {
  const user = find(req.params.id);
  const before = user.visits;
  fs.appendFileSync('visits.log', 'visit\n');
  user.visits = before + 1;
  res.json([user.visits]);
});

app.post('/order/:id', (req, res) => {
  const order = orders.get('1');
  const { items } = order;
  fs.appendFileSync('orders.log', 'order\n');
  order.items = items + 1;
  res.json([order.items]);
});

app.post('/reset/:id', (req, res) => {
  const name = fs.readFileSync('words.txt', 'utf8');
  find(req.params.id).visits = name.length;
  res.json([]);
});

app.listen(3000);
