// `visit(this)` and `return this` give the object itself: its fields are the same state for who gets it.
const express = require('express');
const fs = require('fs');

const app = express();

function visit(store) {
  const before = store.visits;
  const page = fs.readFileSync('page.html', 'utf8');
  store.visits = before + 1;
  return page;
}

class Store {
  constructor() {
    this.visits = 0;
    this.sold = 0;
  }

  show() {
    return visit(this);
  }

  open() {
    return this;
  }

  sell() {
    const before = this.sold;
    const order = fs.readFileSync('order.txt', 'utf8');
    this.sold = before + order.length;
  }
}

// Each request has its own: no lock.
class Report {
  constructor() {
    this.lines = 0;
  }

  print() {
    return printed(this);
  }
}

function printed(report) {
  const before = report.lines;
  const text = fs.readFileSync('report.txt', 'utf8');
  report.lines = before + text.length;
  return report.lines;
}

const store = new Store();

app.get('/', (req, res) => {
  res.send(store.show());
});

app.post('/visits', (req, res) => {
  store.visits = 0;
  res.json({});
});

app.post('/sell', (req, res) => {
  store.sell();
  res.json({});
});

app.post('/order', (req, res) => {
  const opened = store.open();
  const before = opened.sold;
  const order = fs.readFileSync('large-order.txt', 'utf8');
  opened.sold = before + order.length;
  res.json({});
});

app.get('/report', (req, res) => {
  const report = new Report();
  res.json(report.print());
});

app.listen(3000);
