const express = require('express');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
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

app.post('/save', async (req, res) => {
  return exclusive('visits.txt', async () => {
    const visits = counters.visits;
    await writeFileAtomic('visits.txt', String(visits));
    counters.visits = visits + 1;
    res.json(counters.visits);
  });
});

app.post('/add', async (req, res) => {
  return exclusive('visits.txt', async () => {
    res.json({ visits: counter.add() });
  });
});

app.get('/path', (req, res) => {
  res.json({ file: counter.path() });
});

app.listen(3000);
