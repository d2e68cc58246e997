const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

async function fee() {
  return Number(await fs.promises.readFile('fee.txt', 'utf8'));
}

class Accounts {
  constructor() {
    this.accounts = JSON.parse(fs.readFileSync('accounts.json', 'utf8')); // stays: needed-at-startup
  }

  async charge(id) {
    return exclusive('this.accounts.balance', async () => {
      const account = this.accounts.find((one) => one.id === id);
      const { balance } = account;
      account.balance = balance - await fee();
      return account.balance;
    });
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

  async visit(id) {
    return exclusive('this.#rooms.guests', async () => {
      const guests = this.guestsOf(id);
      const more = await fee();
      this.welcome(id, guests + more);
      return more;
    });
  }
}

class Lists {
  constructor() {
    this.lists = new Map();
  }

  add(id, value) {
    this.lists.get(id).push(value);
  }

  async offer(id) {
    return exclusive('this.lists.length', async () => {
      if (this.lists.get(id).length > 0) return 'full';
      const value = await fee();
      this.add(id, value);
      return value;
    });
  }
}

function Stock() {
  this.goods = [];
}

Stock.prototype.sell = async function (id) {
  return exclusive('this.goods', async () => {
    const self = this;
    const [{ left }] = self.goods;
    const sold = await fee();
    self.goods.forEach(function (one) {
      if (one.id === id) one.left = left - sold;
    });
    return sold;
  });
};

const tickets = {
  seats: [],
  async take(id) {
    return exclusive('this.seats.by', async () => {
      for (const seat of this.seats) {
        if (seat.id !== id || seat.by) continue;
        seat.by = await fee();
        return seat;
      }
      return null;
    });
  },
};

class Fares {
  fares = [];

  async raise(id) {
    return exclusive('this.fares.price', async () => {
      let sum = 0;
      for (const { price } of this.fares) sum += price;
      sum += await fee();
      this.fares.find((one) => one.id === id).price = sum;
      return sum;
    });
  }
}

const accounts = new Accounts();
const rooms = new Rooms();
const fares = new Fares();
const lists = new Lists();
const stock = new Stock();

app.post('/accounts/:id', async (req, res) => res.json(await accounts.charge(req.params.id)));
app.post('/rooms/:id', async (req, res) => res.json(await rooms.visit(req.params.id)));
app.post('/fares/:id', async (req, res) => res.json(await fares.raise(req.params.id)));
app.post('/lists/:id', async (req, res) => res.json(await lists.offer(req.params.id)));
app.post('/stock/:id', async (req, res) => res.json(await stock.sell(req.params.id)));
app.post('/tickets/:id', async (req, res) => exclusive('this.seats.by', async () => res.json(await tickets.take(req.params.id))));

rooms.open('first');
app.listen(3000);
