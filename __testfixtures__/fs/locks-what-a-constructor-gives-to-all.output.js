const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

class Meter {
  constructor() {
    if (Meter.only) return Meter.only;
    this.count = 0;
    Meter.only = this;
  }
}

class Ledger {
  static get() {
    if (!this.only) this.only = new Ledger();
    return this.only;
  }

  sum = 0;
}

function Shelf() {}
Shelf.prototype.books = { sold: 0 };

class Form {
  sum = 0;
}

app.post('/meter', async (req, res) => {
  return exclusive('Meter.only', async () => {
    const before = new Meter().count;
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    new Meter().count = before + step;
    res.end();
  });
});

app.post('/ledger', async (req, res) => {
  return exclusive('Ledger.only', async () => {
    const before = Ledger.get().sum;
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    Ledger.get().sum = before + step;
    res.end();
  });
});

app.post('/shelf', async (req, res) => {
  return exclusive('this.books.sold', async () => {
    const shelf = new Shelf();
    const before = shelf.books.sold;
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    shelf.books.sold = before + step;
    res.end();
  });
});

// Each request has a form of its own.
app.post('/form', async (req, res) => {
  const form = new Form();
  const before = form.sum;
  const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
  form.sum = before + step;
  res.json(form);
});

app.listen(3000);
