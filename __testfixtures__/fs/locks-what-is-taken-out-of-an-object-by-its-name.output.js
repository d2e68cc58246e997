const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

class Counter {
  stats = { visits: 0 };

  async add() {
    return exclusive('this.stats.visits', async () => {
      const { stats } = this;
      const before = stats.visits;
      const text = await fs.promises.readFile('words.txt', 'utf8');
      stats.visits = before + text.length;
      return stats.visits;
    });
  }
}
const counter = new Counter();
app.get('/add', async (req, res) => {
  res.json(await counter.add());
});

const store = { totals: { reads: 0 } };
app.get('/read', async (req, res) => {
  return exclusive('store.totals.reads', async () => {
    const { totals: sums } = store;
    const before = sums.reads;
    const text = await fs.promises.readFile('words.txt', 'utf8');
    sums.reads = before + text.length;
    res.json(sums.reads);
  });
});

app.listen(3000);
