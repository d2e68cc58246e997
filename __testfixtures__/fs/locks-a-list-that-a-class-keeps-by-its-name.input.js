// `Store.items` is set outside of the class, and inside only methods of it are called: it is state all the same.
const express = require('express');
const fs = require('fs');

const app = express();

class Store {
  static add(title) {
    const id = Store.items.length;
    const template = fs.readFileSync('note.txt', 'utf8');
    Store.items.push({ id, title, template });
  }
}
Store.items = [];

function sessionOf(id) {
  if (!sessionOf.known.has(id)) {
    const text = fs.readFileSync('session.json', 'utf8');
    sessionOf.known.set(id, JSON.parse(text));
  }
  return sessionOf.known.get(id);
}
sessionOf.known = new Map();

// Nobody changes the titles after start-up: no lock.
class Titles {
  static all() {
    const count = Titles.list.length;
    const page = fs.readFileSync('titles.html', 'utf8');
    return page + count + Titles.list.join();
  }
}
Titles.list = ['a', 'b'];

app.post('/notes', (req, res) => {
  Store.add(req.body.title);
  res.json({});
});

app.post('/visit', (req, res) => {
  sessionOf(req.query.id).visits += 1;
  res.json({});
});

app.get('/titles', (req, res) => {
  res.send(Titles.all());
});

app.listen(3000);
