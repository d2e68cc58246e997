const express = require('express');
const fs = require('fs');

const app = express();

app.get('/sizes', (req, res) => {
  let total = 0;
  const counts = { sizes: 0 };
  const reset = () => {
    total = 0;
    counts.sizes = 0;
  };
  if (req.query.fresh) reset();
  total += fs.statSync('a.txt').size;
  counts.sizes += fs.statSync('b.txt').size;
  ['c.txt', 'd.txt'].forEach((name) => {
    total += fs.statSync(name).size;
  });
  res.send(`${total} ${counts.sizes}`);
});

app.listen(3000);
