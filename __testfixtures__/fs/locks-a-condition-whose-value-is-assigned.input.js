// What is assigned at the end of a condition is assigned for both of its branches.
const express = require('express');
const fs = require('fs');

const app = express();
const totals = { sold: 0 };
let last = 'none';

app.post('/sell', (req, res) => {
  totals.sold = totals.sold >= 0 ? totals.sold + fs.readFileSync('order.txt', 'utf8').length : 0;
  res.json({});
});

app.post('/reset', (req, res) => {
  totals.sold = 0;
  res.json({});
});

// It only sets what nobody has looked at before: no lock.
app.post('/last', (req, res) => {
  last = req.query.from ? fs.readFileSync('last.txt', 'utf8') : req.query.name;
  res.json({});
});

app.get('/last', (req, res) => {
  res.send(last);
});

app.listen(3000);
