const express = require('express');
const fs = require('fs');
const path = require('path');
const { mapInOrder, eachInOrder, fromInOrder } = require('./unblock-helpers');

const app = express();
const NAMES = ['first.json', 'second.json'];

class Store {
  constructor(folder) {
    this.folder = folder;
  }

  async load(name) {
    return JSON.parse(await fs.promises.readFile(path.join(this.folder, name), 'utf8'));
  }

  async all(names) {
    return mapInOrder(names, async function (name) {
      return this.load(name);
    }, this);
  }

  async titles(names) {
    const titles = [];
    await eachInOrder(names, async function (name) {
        titles.push((await this.store.load(name)).title);
      },
      { store: this },
    );
    return titles;
  }

  async sum(names) {
    async function size(name) {
      return (await this.load(name)).size;
    }
    return (await fromInOrder(names, size, this)).reduce((sum, one) => sum + one, 0);
  }
}

const store = new Store('data');

app.get('/one', async (req, res) => {
  res.json(await store.load(req.query.name));
});

app.get('/all', async (req, res) => {
  res.json({ all: await store.all(NAMES), titles: await store.titles(NAMES) });
});

app.get('/sum', async (req, res) => {
  res.json(await store.sum(NAMES));
});

app.listen(3000);
