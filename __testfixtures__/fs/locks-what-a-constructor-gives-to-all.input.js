const express = require('express');
const fs = require('fs');

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

app.post('/meter', (req, res) => {
  const before = new Meter().count;
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  new Meter().count = before + step;
  res.end();
});

app.post('/ledger', (req, res) => {
  const before = Ledger.get().sum;
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  Ledger.get().sum = before + step;
  res.end();
});

app.post('/shelf', (req, res) => {
  const shelf = new Shelf();
  const before = shelf.books.sold;
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  shelf.books.sold = before + step;
  res.end();
});

// Each request has a form of its own.
app.post('/form', (req, res) => {
  const form = new Form();
  const before = form.sum;
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  form.sum = before + step;
  res.json(form);
});

app.listen(3000);
