import express from 'express';
import { writeFileAtomic, exclusive } from './unblock-helpers';

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

app.listen(3000);
