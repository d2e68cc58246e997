const express = require('express');
const fs = require('fs');

const app = express();

class Counter {
  stats = { visits: 0 };

  add() {
    const { stats } = this;
    const before = stats.visits;
    const text = fs.readFileSync('words.txt', 'utf8');
    stats.visits = before + text.length;
    return stats.visits;
  }
}
const counter = new Counter();
app.get('/add', (req, res) => {
  res.json(counter.add());
});

const store = { totals: { reads: 0 } };
app.get('/read', (req, res) => {
  const { totals: sums } = store;
  const before = sums.reads;
  const text = fs.readFileSync('words.txt', 'utf8');
  sums.reads = before + text.length;
  res.json(sums.reads);
});

app.listen(3000);
