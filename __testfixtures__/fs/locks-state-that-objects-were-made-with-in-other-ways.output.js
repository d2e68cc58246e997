const express = require('express');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
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

app.post('/visits', async (req, res) => {
  return exclusive('visits.txt', async () => {
    const { count } = visits;
    await writeFileAtomic('visits.txt', String(count));
    visits.count = count + 1;
    res.json(visits);
  });
});

app.post('/orders', async (req, res) => {
  return exclusive('orders.txt', async () => {
    const { count } = orders;
    await writeFileAtomic('orders.txt', String(count));
    orders.count = count + 1;
    res.json(orders);
  });
});

app.post('/mails', async (req, res) => {
  return exclusive('mails.txt', async () => {
    const { count } = mails;
    await writeFileAtomic('mails.txt', String(count));
    mails.count = count + 1;
    res.json(mails);
  });
});

app.post('/logins', async (req, res) => {
  return exclusive('logins.txt', async () => {
    const { count } = logins;
    await writeFileAtomic('logins.txt', String(count));
    logins.count = count + 1;
    res.json(logins);
  });
});

app.post('/visit', async (req, res) => {
  return exclusive('visits.txt', async () => {
    res.json({ count: all.visits.add() });
  });
});

app.post('/order', async (req, res) => {
  return exclusive('orders.txt', async () => {
    res.json({ count: all.orders.add() });
  });
});

app.post('/mail', async (req, res) => {
  return exclusive('mails.txt', async () => {
    res.json({ count: all.mails.add() });
  });
});

app.post('/login', async (req, res) => {
  return exclusive('logins.txt', async () => {
    res.json({ count: all.logins.add() });
  });
});

app.listen(3000);
