const express = require('express');
const fs = require('fs');
const { eachInOrder } = require('./unblock-helpers');

const app = express();

async function fee() {
  return Number(await fs.promises.readFile('fee.txt', 'utf8'));
}

class Cart {
  constructor(text) {
    this.items = JSON.parse(text);
  }

  itemOf(id) {
    return this.items.find((one) => one.id === id);
  }

  async total(id) {
    const before = this.itemOf(id).price;
    const more = await fee();
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

  async fill(id) {
    const { price } = this.lines.get(id);
    const more = await fee();
    this.lines.get(id).price = price + more;
    if (this.parts[id].length > 1) return price;
    this.parts[id].push(await fee());
    return this.parts[id];
  }
}

function Table() {
  this.rows = [];
}

Table.prototype.load = function (row) {
  this.rows.push(row);
};

Table.prototype.fill = async function (names) {
  const self = this;
  const first = self.rows.find(function (row) {
    return row.id === 1;
  });
  await eachInOrder(names, async function (name) {
    const { left } = first;
    first.left = left + await fee();
    const before = self.rows.find((row) => row.name === name).left;
    const more = await fee();
    self.rows.find((row) => row.name === name).left = before + more;
  });
  return self.rows;
};

app.post('/cart', async (req, res) => {
  const cart = new Cart(req.query.items);
  res.json(await cart.total(1));
});

app.post('/report', async (req, res) => {
  const report = new Report();
  report.add(1, 5);
  res.json(await report.fill(1));
});

app.post('/table', async (req, res) => {
  const table = new Table();
  table.load({ id: 1, name: 'first', left: 2 });
  res.json(await table.fill(['first']));
});

app.listen(3000);
