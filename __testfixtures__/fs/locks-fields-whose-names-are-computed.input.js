const fs = require('fs');
const express = require('express');
const app = express();

class Settings {
  constructor(values) {
    Object.assign(this, values);
  }
  set(name, value) {
    this[name] = value;
  }
  update(changes) {
    Object.assign(this, changes);
  }
}

const totals = {
  visits: 0,
  users: [],
  change(name, change) {
    this[name] = change(this[name]);
  },
};

// Each request has its own.
class Draft {
  constructor(values) {
    Object.assign(this, values);
  }
  set(name, value) {
    this[name] = value;
  }
}

// Others compute the names, not its methods.
class Stock {
  apples = 3;
  pears = 2;
  left() {
    return this.apples + this.pears;
  }
}

const stock = new Stock();
const reserve = new Stock();
const theme = new Settings({ hits: 0 });
const limits = new Settings({ rate: 1 });

function step() {
  return Number(fs.readFileSync('step.txt', 'utf8'));
}

app.post('/hits', (req, res) => {
  const { hits } = theme;
  theme.set('hits', hits + step());
  res.json({ hits: theme.hits });
});

app.post('/rate', (req, res) => {
  const rate = limits.rate;
  const more = step();
  limits.update({ rate: rate + more });
  res.json({ rate });
});

app.post('/users', (req, res) => {
  const id = totals.users.length;
  const size = step();
  totals.change('users', (users) => users.concat({ id, size }));
  res.json({ id });
});

app.post('/drafts', (req, res) => {
  const draft = new Draft(req.body);
  const size = draft.size;
  const more = step();
  draft.set('size', size + more);
  res.json(draft);
});

app.post('/stock/:kind', (req, res) => {
  if (stock.apples < 1) return res.sendStatus(409);
  const count = step();
  stock[req.params.kind] -= count;
  res.json({ left: stock.left() });
});

app.post('/reserve', (req, res) => {
  const left = reserve.left();
  const count = step();
  Object.assign(reserve, { apples: left + count });
  res.json({ left });
});

app.listen(3000);
