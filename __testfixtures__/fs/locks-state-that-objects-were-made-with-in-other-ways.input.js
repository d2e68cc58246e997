const fs = require('fs');
const express = require('express');
const app = express();

const visits = { count: 0 };
const orders = { count: 0 };
const mails = { count: 0 };
const logins = { count: 0 };

class Visits {
  #counts;

  constructor(counts) {
    this.#counts = counts;
  }

  add() {
    this.#counts.count += 1;
    return this.#counts.count;
  }
}

class Orders {
  constructor({ orders: counts, log }) {
    Object.assign(this, { counts, log });
  }

  add() {
    this.counts.count += 1;
    this.log('ordered');
    return this.counts.count;
  }
}

class Sender {
  constructor(sent) {
    this.sent = sent;
  }
}

class Mails extends Sender {
  add() {
    const { sent } = this;
    sent.count += 1;
    return sent.count;
  }
}

function Logins(counts) {
  this.logins = counts;
}
Logins.prototype.add = function () {
  this.logins.count += 1;
  return this.logins.count;
};

const all = {
  visits: new Visits(visits),
  orders: new Orders({ orders, log: console.log }),
  mails: new Mails(mails),
  logins: new Logins(logins),
};

app.post('/visits', (req, res) => {
  const { count } = visits;
  fs.writeFileSync('visits.txt', String(count));
  visits.count = count + 1;
  res.json(visits);
});

app.post('/orders', (req, res) => {
  const { count } = orders;
  fs.writeFileSync('orders.txt', String(count));
  orders.count = count + 1;
  res.json(orders);
});

app.post('/mails', (req, res) => {
  const { count } = mails;
  fs.writeFileSync('mails.txt', String(count));
  mails.count = count + 1;
  res.json(mails);
});

app.post('/logins', (req, res) => {
  const { count } = logins;
  fs.writeFileSync('logins.txt', String(count));
  logins.count = count + 1;
  res.json(logins);
});

app.post('/visit', (req, res) => {
  res.json({ count: all.visits.add() });
});

app.post('/order', (req, res) => {
  res.json({ count: all.orders.add() });
});

app.post('/mail', (req, res) => {
  res.json({ count: all.mails.add() });
});

app.post('/login', (req, res) => {
  res.json({ count: all.logins.add() });
});

app.listen(3000);
