// Nobody knows what `guarded` does with them, but they pass control on, also to what is registered behind.
const express = require('express');
const fs = require('fs');
const guarded = require('guarded-routes');

const app = express();

app.all(
  '/count',
  guarded((req, res, next) => {
    req.count = JSON.parse(fs.readFileSync('data/count.json', 'utf8')); // stays: unknown-callback
    next();
  }),
  guarded((req, res, next) => {
    res.set('x-visits', String(req.count.visits));
    next();
  }),
);

app.post('/count', (req, res) => {
  req.count.visits += 1;
  fs.writeFileSync('data/count.json', JSON.stringify(req.count)); // stays: needs-review
  res.send(req.count);
});

app.listen(3000);
