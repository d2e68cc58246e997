require('./log');
const express = require('express');
const { lines } = require('./log');
const { load } = require('./settings');
const { take } = require('./tickets');

const app = express();
app.get('/settings/:name', async (req, res) => {
  res.json(await load(req.params.name));
});
app.get('/log', (req, res) => {
  res.json(lines());
});
app.post('/tickets', async (req, res) => {
  res.json(await take());
});
app.listen(3000);
