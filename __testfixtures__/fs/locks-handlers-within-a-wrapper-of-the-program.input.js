const express = require('express');
const fs = require('fs');
const timers = require('timers/promises');

const app = express();
const visits = {};

const wrap = (handler) => (req, res, next) => {
  Promise.resolve(handler(req, res, next)).catch(next);
};

app.post(
  '/visits',
  wrap(async (req, res) => {
    const count = visits[req.query.page] || 0;
    fs.writeFileSync('visits.txt', String(count + 1));
    visits[req.query.page] = count + 1;
    res.end();
  }),
);

app.delete(
  '/visits',
  wrap(async (req, res) => {
    await timers.setTimeout(1);
    visits[req.query.page] = 0;
    res.end();
  }),
);

app.listen(3000);
