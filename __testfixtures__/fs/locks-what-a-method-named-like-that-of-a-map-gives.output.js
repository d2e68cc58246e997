// `get` and `find` are methods of containers, but also of classes and objects of the program. What these give is known by
// what they return.
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

class Store {
  static instance;
  visits = 0;

  static get() {
    if (!Store.instance) Store.instance = new Store();
    return Store.instance;
  }

  async visit() {
    return exclusive('Store', async () => {
      const before = this.visits;
      await fs.promises.readFile('banner.txt', 'utf8');
      this.visits = before + 1;
    });
  }
}

app.post('/visit', async (req, res) => {
  return exclusive('Store', async () => {
    await Store.get().visit();
    res.json({});
  });
});

app.post('/twice', async (req, res) => {
  return exclusive('Store', async () => {
    const before = Store.get().visits;
    await fs.promises.readFile('banner.txt', 'utf8');
    Store.get().visits = before + 2;
    res.json({});
  });
});

const totals = { orders: 0 };
const repository = { find: () => totals };

app.post('/order', async (req, res) => {
  return exclusive('repository + totals', async () => {
    const found = repository.find(req.query.id);
    const before = found.orders;
    await fs.promises.readFile('order.txt', 'utf8');
    found.orders = before + 1;
    res.json({});
  });
});

app.get('/orders', async (req, res) => {
  return exclusive('repository + totals', async () => {
    const before = totals.orders;
    await fs.promises.readFile('order.txt', 'utf8');
    totals.orders = before + 1;
    res.json({ before });
  });
});

// A real `Map` gives one of its elements, and nothing else.
const boards = new Map([['main', { title: '' }]]);

app.get('/board', async (req, res) => {
  const board = boards.get('main');
  res.json({ title: board.title, text: await fs.promises.readFile('board.txt', 'utf8') });
});

app.listen(3000);
