const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

const visits = {
  count: 0,
  next() {
    return ++this.count;
  },
};

function add(amount) {
  this.sum = this.sum + amount;
}
const totals = { sum: 0 };
const addToTotals = add.bind(totals);

app.get('/visit', async (req, res) => {
  return exclusive('visits.count', async () => {
    const id = visits.next();
    const page = await fs.promises.readFile('page.html', 'utf8');
    res.json({ id, page, isLast: visits.count === id });
  });
});

app.post('/total', async (req, res) => {
  return exclusive('totals.sum', async () => {
    const before = totals.sum;
    const page = await fs.promises.readFile('page.html', 'utf8');
    if (before < 10) addToTotals(page.length);
    res.json({ before });
  });
});

// It belongs to the request: no lock.
app.get('/own', async (req, res) => {
  const own = {
    steps: 0,
    next() {
      return ++this.steps;
    },
  };
  const id = own.next();
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.json({ id, page, isLast: own.steps === id });
});

app.listen(3000);
