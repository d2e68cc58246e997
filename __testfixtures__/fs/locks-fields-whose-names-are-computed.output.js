const fs = require('fs');
const express = require('express');
const { exclusive, shared } = require('./unblock-helpers');
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

async function step() {
  return Number(await fs.promises.readFile('step.txt', 'utf8'));
}

app.post('/hits', async (req, res) => {
  return exclusive('this', async () => {
    const { hits } = theme;
    theme.set('hits', hits + await step());
    res.json({ hits: theme.hits });
  });
});

app.post('/rate', async (req, res) => {
  return exclusive('this', async () => {
    const rate = limits.rate;
    const more = await step();
    limits.update({ rate: rate + more });
    res.json({ rate });
  });
});

app.post('/users', async (req, res) => {
  return exclusive('this + totals.users.length', async () => {
    const id = totals.users.length;
    const size = await step();
    totals.change('users', (users) => users.concat({ id, size }));
    res.json({ id });
  });
});

app.post('/drafts', async (req, res) => {
  const draft = new Draft(req.body);
  const size = draft.size;
  const more = await step();
  draft.set('size', size + more);
  res.json(draft);
});

app.post('/stock/:kind', async (req, res) => {
  return exclusive('stock', async () => {
    if (stock.apples < 1) return res.sendStatus(409);
    const count = await step();
    stock[req.params.kind] -= count;
    res.json({ left: stock.left() });
  });
});

app.post('/reserve', async (req, res) => {
  return shared('stock', () => exclusive('reserve.apples', async () => {
    const left = reserve.left();
    const count = await step();
    Object.assign(reserve, { apples: left + count });
    res.json({ left });
  }));
});

app.listen(3000);
