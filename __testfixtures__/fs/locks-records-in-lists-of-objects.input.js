const express = require('express');
const fs = require('fs');

const app = express();

function fee() {
  return Number(fs.readFileSync('fee.txt', 'utf8'));
}

class Accounts {
  constructor() {
    this.accounts = JSON.parse(fs.readFileSync('accounts.json', 'utf8')); // stays: needed-at-startup
  }

  charge(id) {
    const account = this.accounts.find((one) => one.id === id);
    const { balance } = account;
    account.balance = balance - fee();
    return account.balance;
  }
}

class Rooms {
  #rooms = new Map();

  open(id) {
    this.#rooms.set(id, { guests: 0, log: [] });
  }

  guestsOf(id) {
    return this.#rooms.get(id).guests;
  }

  welcome(id, guests) {
    this.#rooms.get(id).guests = guests;
  }

  visit(id) {
    const guests = this.guestsOf(id);
    const more = fee();
    this.welcome(id, guests + more);
    return more;
  }
}

class Lists {
  constructor() {
    this.lists = new Map();
  }

  add(id, value) {
    this.lists.get(id).push(value);
  }

  offer(id) {
    if (this.lists.get(id).length > 0) return 'full';
    const value = fee();
    this.add(id, value);
    return value;
  }
}

function Stock() {
  this.goods = [];
}

Stock.prototype.sell = function (id) {
  const self = this;
  const [{ left }] = self.goods;
  const sold = fee();
  self.goods.forEach(function (one) {
    if (one.id === id) one.left = left - sold;
  });
  return sold;
};

const tickets = {
  seats: [],
  take(id) {
    for (const seat of this.seats) {
      if (seat.id !== id || seat.by) continue;
      seat.by = fee();
      return seat;
    }
    return null;
  },
};

class Fares {
  fares = [];

  raise(id) {
    let sum = 0;
    for (const { price } of this.fares) sum += price;
    sum += fee();
    this.fares.find((one) => one.id === id).price = sum;
    return sum;
  }
}

const accounts = new Accounts();
const rooms = new Rooms();
const fares = new Fares();
const lists = new Lists();
const stock = new Stock();

app.post('/accounts/:id', (req, res) => res.json(accounts.charge(req.params.id)));
app.post('/rooms/:id', (req, res) => res.json(rooms.visit(req.params.id)));
app.post('/fares/:id', (req, res) => res.json(fares.raise(req.params.id)));
app.post('/lists/:id', (req, res) => res.json(lists.offer(req.params.id)));
app.post('/stock/:id', (req, res) => res.json(stock.sell(req.params.id)));
app.post('/tickets/:id', (req, res) => res.json(tickets.take(req.params.id)));

rooms.open('first');
app.listen(3000);
