const express = require('express');
const tables = require('./tables');
const { dictionary } = require('./connection');

const app = express();

app.get('/users', (req, res) => {
  res.json(tables.users.all());
});

app.get('/orders/:id', (req, res) => {
  res.json(tables.orders.find(req.params.id));
});

app.get('/words', (req, res) => {
  res.json(dictionary());
});

app.listen(3000);
