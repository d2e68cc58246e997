// `get` and `find` are methods of containers, but also of classes and objects of the program. What these give is known by
// what they return.
const express = require('express');
const fs = require('fs');

const app = express();

class Store {
  static instance;
  visits = 0;

  static get() {
    if (!Store.instance) Store.instance = new Store();
    return Store.instance;
  }

  visit() {
    const before = this.visits;
    fs.readFileSync('banner.txt', 'utf8');
    this.visits = before + 1;
  }
}

app.post('/visit', (req, res) => {
  Store.get().visit();
  res.json({});
});

app.post('/twice', (req, res) => {
  const before = Store.get().visits;
  fs.readFileSync('banner.txt', 'utf8');
  Store.get().visits = before + 2;
  res.json({});
});

const totals = { orders: 0 };
const repository = { find: () => totals };

app.post('/order', (req, res) => {
  const found = repository.find(req.query.id);
  const before = found.orders;
  fs.readFileSync('order.txt', 'utf8');
  found.orders = before + 1;
  res.json({});
});

app.get('/orders', (req, res) => {
  const before = totals.orders;
  fs.readFileSync('order.txt', 'utf8');
  totals.orders = before + 1;
  res.json({ before });
});

// A real `Map` gives one of its elements, and nothing else.
const boards = new Map([['main', { title: '' }]]);

app.get('/board', (req, res) => {
  const board = boards.get('main');
  res.json({ title: board.title, text: fs.readFileSync('board.txt', 'utf8') });
});

app.listen(3000);
