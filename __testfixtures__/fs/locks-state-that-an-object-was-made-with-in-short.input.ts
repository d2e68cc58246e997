import fs from 'fs';
import express from 'express';

const app = express();

interface Counts {
  visits: number;
}

const counters: Counts = { visits: 0 };

class Counter {
  constructor(private readonly counts: Counts) {
    counts.visits += 1;
  }

  add(): number {
    this.counts.visits += 1;
    return this.counts.visits;
  }
}

const counter = new Counter(counters);

app.post('/save', (req, res) => {
  const visits = counters.visits;
  fs.writeFileSync('visits.txt', String(visits));
  counters.visits = visits + 1;
  res.json(counters.visits);
});

app.post('/add', (req, res) => {
  res.json({ visits: counter.add() });
});

app.listen(3000);
