const express = require('express');
const fs = require('fs');
const db = require('db');
const app = express();
const get = (f) => JSON.parse(fs.readFileSync(f, 'utf8'));
const put = (f, v) => fs.writeFileSync(f, JSON.stringify(v));
const state = { n: 0, of: 0 };

app.post('/r0/:id', (req, res) => {
  state.of = get('a.json').n;
  state.n = get('b.json').n;
  db.touch()
    .then(() => {
      state.n += state.of;
      put('a.json', { n: state.n });
    })
    .then(() => res.json({}))
    .catch(() => res.end());
});

app.post('/r1/:id', (req, res) => {
  state.of = get('b.json').n;
  state.n = get('a.json').n + state.of;
  return new Promise((resolve) => {
    state.n += 1;
    db.touch().then(resolve);
  }).then(() => {
    const { n } = get('a.json');
    put('a.json', { n: n + state.n });
    res.json(state);
  });
});

app.listen(3000);
