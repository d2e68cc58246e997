// `Store.items` is set outside of the class, and inside only methods of it are called: it is state all the same.
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

class Store {
  static async add(title) {
    return exclusive('Store.items', async () => {
      const id = Store.items.length;
      const template = await fs.promises.readFile('note.txt', 'utf8');
      Store.items.push({ id, title, template });
    });
  }
}
Store.items = [];

async function sessionOf(id) {
  return exclusive('sessionOf.known', async () => {
    if (!sessionOf.known.has(id)) {
      const text = await fs.promises.readFile('session.json', 'utf8');
      sessionOf.known.set(id, JSON.parse(text));
    }
    return sessionOf.known.get(id);
  });
}
sessionOf.known = new Map();

// Nobody changes the titles after start-up: no lock.
class Titles {
  static async all() {
    const count = Titles.list.length;
    const page = await fs.promises.readFile('titles.html', 'utf8');
    return page + count + Titles.list.join();
  }
}
Titles.list = ['a', 'b'];

app.post('/notes', async (req, res) => {
  return exclusive('Store.items', async () => {
    await Store.add(req.body.title);
    res.json({});
  });
});

app.post('/visit', async (req, res) => {
  return exclusive('sessionOf.known', async () => {
    (await sessionOf(req.query.id)).visits += 1;
    res.json({});
  });
});

app.get('/titles', async (req, res) => {
  res.send(await Titles.all());
});

app.listen(3000);
