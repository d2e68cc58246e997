const fs = require('fs');
const express = require('express');
const app = express();

const counters = { visits: 0, orders: 0 };
const settings = { file: 'visits.txt' };

class Counter {
  constructor(counts, options) {
    this.counts = counts;
    this.options = options;
  }

  add() {
    this.counts.visits += 1;
    return this.counts.visits;
  }

  path() {
    return this.options.file;
  }
}

const counter = new Counter(counters, settings);

app.post('/save', (req, res) => {
  const visits = counters.visits;
  fs.writeFileSync('visits.txt', String(visits));
  counters.visits = visits + 1;
  res.json(counters.visits);
});

app.post('/add', (req, res) => {
  res.json({ visits: counter.add() });
});

app.get('/path', (req, res) => {
  res.json({ file: counter.path() });
});

app.listen(3000);
