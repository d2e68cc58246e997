require('./log');
const express = require('express');
const { lines } = require('./log');
const { load } = require('./settings');
const { take } = require('./tickets');

const app = express();
app.get('/settings/:name', (req, res) => {
  res.json(load(req.params.name));
});
app.get('/log', (req, res) => {
  res.json(lines());
});
app.post('/tickets', (req, res) => {
  res.json(take());
});
app.listen(3000);
