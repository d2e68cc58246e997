const express = require('express');
const fs = require('fs');

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

app.get('/visit', (req, res) => {
  const id = visits.next();
  const page = fs.readFileSync('page.html', 'utf8');
  res.json({ id, page, isLast: visits.count === id });
});

app.post('/total', (req, res) => {
  const before = totals.sum;
  const page = fs.readFileSync('page.html', 'utf8');
  if (before < 10) addToTotals(page.length);
  res.json({ before });
});

// It belongs to the request: no lock.
app.get('/own', (req, res) => {
  const own = {
    steps: 0,
    next() {
      return ++this.steps;
    },
  };
  const id = own.next();
  const page = fs.readFileSync('page.html', 'utf8');
  res.json({ id, page, isLast: own.steps === id });
});

app.listen(3000);
