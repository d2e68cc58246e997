const express = require('express');
const fs = require('fs');

const app = express();

function read(name, done) {
  done(null, JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'))); // stays: needs-review
}

// Each of these reads, and the handler behind it writes, before any other request is looked at.
function withCart(req, res, next) {
  read('cart', (error, cart) => {
    req.cart = cart;
    next();
  });
}

app.post('/cart', withCart, (req, res) => {
  req.cart.items.push(req.body);
  fs.writeFileSync('cart.json', JSON.stringify(req.cart)); // stays: needs-review
  res.json(req.cart);
});

const load = () =>
  new Promise((resolve) => resolve(JSON.parse(fs.readFileSync('list.json', 'utf8')))); // stays: needs-review

function withList(req, res, next) {
  load()
    .then((list) => {
      req.list = list;
      next();
    })
    .catch(next);
}

app.post('/list', withList, (req, res) => {
  req.list.push(req.body);
  fs.writeFileSync('list.json', JSON.stringify(req.list)); // stays: needs-review
  res.json(req.list);
});

function withNotes(req, res, next) {
  process.nextTick(() => {
    req.notes = JSON.parse(fs.readFileSync('notes.json', 'utf8')); // stays: needs-review
    next();
  });
}

app.post('/notes', withNotes, (req, res) => {
  req.notes.push(req.body);
  fs.writeFileSync('notes.json', JSON.stringify(req.notes)); // stays: needs-review
  res.json(req.notes);
});

class Pages {
  constructor() {
    this.load = this.load.bind(this);
  }
  fetch(done) {
    done(null, JSON.parse(fs.readFileSync('pages.json', 'utf8'))); // stays: needs-review
  }
  load(req, res, next) {
    this.fetch((error, pages) => {
      req.pages = pages;
      next(error);
    });
  }
}

app.post('/pages', new Pages().load, (req, res) => {
  req.pages.push(req.body);
  fs.writeFileSync('pages.json', JSON.stringify(req.pages)); // stays: needs-review
  res.json(req.pages);
});

// Nobody writes what this one reads.
function withTitle(req, res, next) {
  read('title', (error, title) => {
    req.title = title;
    next();
  });
}

app.get('/title', withTitle, async (req, res) => {
  res.send(await fs.promises.readFile(`${req.title.name}.txt`, 'utf8'));
});

module.exports = app;
