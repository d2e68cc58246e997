const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const NAMES = ['first.json', 'second.json'];

class Store {
  constructor(folder) {
    this.folder = folder;
  }

  load(name) {
    return JSON.parse(fs.readFileSync(path.join(this.folder, name), 'utf8'));
  }

  all(names) {
    return names.map(function (name) {
      return this.load(name);
    }, this);
  }

  titles(names) {
    const titles = [];
    names.forEach(
      function (name) {
        titles.push(this.store.load(name).title);
      },
      { store: this },
    );
    return titles;
  }

  sum(names) {
    function size(name) {
      return this.load(name).size;
    }
    return Array.from(names, size, this).reduce((sum, one) => sum + one, 0);
  }
}

const store = new Store('data');

app.get('/one', async (req, res) => {
  res.json(store.load(req.query.name));
});

app.get('/all', async (req, res) => {
  res.json({ all: store.all(NAMES), titles: store.titles(NAMES) });
});

app.get('/sum', async (req, res) => {
  res.json(store.sum(NAMES));
});

app.listen(3000);
