const express = require('express');
const fs = require('fs');

const app = express();

function fee() {
  return Number(fs.readFileSync('fee.txt', 'utf8'));
}

class Cart {
  constructor(text) {
    this.items = JSON.parse(text);
  }

  itemOf(id) {
    return this.items.find((one) => one.id === id);
  }

  total(id) {
    const before = this.itemOf(id).price;
    const more = fee();
    this.itemOf(id).price = before + more;
    return this.items;
  }
}

class Report {
  lines = new Map();
  parts = {};

  add(id, price) {
    this.lines.set(id, { price });
    (this.parts[id] ??= []).push(price);
  }

  fill(id) {
    const { price } = this.lines.get(id);
    const more = fee();
    this.lines.get(id).price = price + more;
    if (this.parts[id].length > 1) return price;
    this.parts[id].push(fee());
    return this.parts[id];
  }
}

function Table() {
  this.rows = [];
}

Table.prototype.load = function (row) {
  this.rows.push(row);
};

Table.prototype.fill = function (names) {
  const self = this;
  const first = self.rows.find(function (row) {
    return row.id === 1;
  });
  names.forEach(function (name) {
    const { left } = first;
    first.left = left + fee();
    const before = self.rows.find((row) => row.name === name).left;
    const more = fee();
    self.rows.find((row) => row.name === name).left = before + more;
  });
  return self.rows;
};

app.post('/cart', (req, res) => {
  const cart = new Cart(req.query.items);
  res.json(cart.total(1));
});

app.post('/report', (req, res) => {
  const report = new Report();
  report.add(1, 5);
  res.json(report.fill(1));
});

app.post('/table', (req, res) => {
  const table = new Table();
  table.load({ id: 1, name: 'first', left: 2 });
  res.json(table.fill(['first']));
});

app.listen(3000);
