const express = require('express');
const { cachedStat } = require('./unblock-helpers');

const app = express();

app.get('/sizes', async (req, res) => {
  let total = 0;
  const counts = { sizes: 0 };
  const reset = () => {
    total = 0;
    counts.sizes = 0;
  };
  if (req.query.fresh) reset();
  const value = (await cachedStat('a.txt')).size;
  total += value;
  const value2 = (await cachedStat('b.txt')).size;
  counts.sizes += value2;
  for (const name of ['c.txt', 'd.txt']) {
    const value3 = (await cachedStat(name)).size;
    total += value3;
  }
  res.send(`${total} ${counts.sizes}`);
});

app.listen(3000);
