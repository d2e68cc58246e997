const express = require('express');
const timers = require('timers/promises');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const visits = {};

const wrap = (handler) => (req, res, next) => {
  Promise.resolve(handler(req, res, next)).catch(next);
};

app.post(
  '/visits',
  wrap(async (req, res) => {
    return exclusive('visits.txt', async () => {
      const count = visits[req.query.page] || 0;
      await writeFileAtomic('visits.txt', String(count + 1));
      visits[req.query.page] = count + 1;
      res.end();
    });
  }),
);

app.delete(
  '/visits',
  wrap(async (req, res) => {
    await timers.setTimeout(1);
    await exclusive('visits.txt', async () => {
      visits[req.query.page] = 0;
    });
    res.end();
  }),
);

app.listen(3000);
