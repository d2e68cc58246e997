// `visit(this)` and `return this` give the object itself: its fields are the same state for who gets it.
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

async function visit(store) {
  return exclusive('this.visits', async () => {
    const before = store.visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    store.visits = before + 1;
    return page;
  });
}

class Store {
  constructor() {
    this.visits = 0;
    this.sold = 0;
  }

  async show() {
    return visit(this);
  }

  open() {
    return this;
  }

  async sell() {
    return exclusive('this.sold', async () => {
      const before = this.sold;
      const order = await fs.promises.readFile('order.txt', 'utf8');
      this.sold = before + order.length;
    });
  }
}

// Each request has its own: no lock.
class Report {
  constructor() {
    this.lines = 0;
  }

  async print() {
    return printed(this);
  }
}

async function printed(report) {
  const before = report.lines;
  const text = await fs.promises.readFile('report.txt', 'utf8');
  report.lines = before + text.length;
  return report.lines;
}

const store = new Store();

app.get('/', async (req, res) => {
  res.send(await store.show());
});

app.post('/visits', async (req, res) => {
  return exclusive('this.visits', async () => {
    store.visits = 0;
    res.json({});
  });
});

app.post('/sell', async (req, res) => {
  await store.sell();
  res.json({});
});

app.post('/order', async (req, res) => {
  return exclusive('this.sold', async () => {
    const opened = store.open();
    const before = opened.sold;
    const order = await fs.promises.readFile('large-order.txt', 'utf8');
    opened.sold = before + order.length;
    res.json({});
  });
});

app.get('/report', async (req, res) => {
  const report = new Report();
  res.json(await report.print());
});

app.listen(3000);
