const express = require('express');
const fs = require('fs');
const counter = require('./counter');
const Ledger = require('./ledger');
const Draft = require('./draft');
const registry = require('./registry');
const settings = require('./settings')();
const stock = require('./stock');
const teams = require('./teams');
const { exclusive } = require('./unblock-helpers');

const app = express();
const ledger = new Ledger();

// The module has made an instance.
app.post('/count', async (req, res) => {
  return exclusive('counter.value', async () => {
    const before = counter.value;
    const page = await fs.promises.readFile('page.html', 'utf8');
    counter.set(before + 1);
    res.json({ page });
  });
});

// The class is that of another file.
app.post('/ledger', async (req, res) => {
  return exclusive('ledger.entries', async () => {
    const before = ledger.sum();
    const page = await fs.promises.readFile('page.html', 'utf8');
    ledger.entries = [before, page.length];
    res.json({ before });
  });
});

// The module has a name of its own for what it exports.
app.post('/registry', async (req, res) => {
  return exclusive('registry.size', async () => {
    const before = registry.size;
    const page = await fs.promises.readFile('page.html', 'utf8');
    registry.grow(before);
    res.json({ page });
  });
});

// A function has made it.
app.post('/settings', async (req, res) => {
  return exclusive('self.theme + settings.theme', async () => {
    const before = settings.theme;
    const page = await fs.promises.readFile('page.html', 'utf8');
    settings.change(before + page.length);
    res.json({ before });
  });
});

// One method is that of the class, the other that of the class which it extends.
app.post('/stock', async (req, res) => {
  return exclusive('this.items', async () => {
    const before = stock.amount();
    const page = await fs.promises.readFile('page.html', 'utf8');
    stock.add(before);
    res.json({ page });
  });
});

// The module is loaded where it is used.
app.post('/state', async (req, res) => {
  return exclusive('state.visits', async () => {
    const before = require('./state').visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    require('./state').visits = before + 1;
    res.json({ page });
  });
});

// What a function of the module finds is an instance of a class of another file.
app.post('/teams/:id', async (req, res) => {
  return exclusive('teams.wins', async () => {
    const team = teams.get(req.params.id);
    const before = team.wins;
    const page = await fs.promises.readFile('page.html', 'utf8');
    team.record(before);
    res.json({ page });
  });
});

// Each request has one for itself: no lock.
app.post('/draft', async (req, res) => {
  const draft = new Draft();
  const before = draft.length();
  const page = await fs.promises.readFile('page.html', 'utf8');
  draft.lines = [before, page.length];
  res.json({ page, length: draft.length() });
});

app.listen(3000);
