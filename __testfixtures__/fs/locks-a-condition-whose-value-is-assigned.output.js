// What is assigned at the end of a condition is assigned for both of its branches.
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const totals = { sold: 0 };
let last = 'none';

app.post('/sell', async (req, res) => {
  return exclusive('totals.sold', async () => {
    totals.sold = totals.sold >= 0 ? totals.sold + (await fs.promises.readFile('order.txt', 'utf8')).length : 0;
    res.json({});
  });
});

app.post('/reset', async (req, res) => {
  return exclusive('totals.sold', async () => {
    totals.sold = 0;
    res.json({});
  });
});

// It only sets what nobody has looked at before: no lock.
app.post('/last', async (req, res) => {
  last = req.query.from ? await fs.promises.readFile('last.txt', 'utf8') : req.query.name;
  res.json({});
});

app.get('/last', (req, res) => {
  res.send(last);
});

app.listen(3000);
