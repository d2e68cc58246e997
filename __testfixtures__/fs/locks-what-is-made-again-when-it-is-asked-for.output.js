const express = require('express');
const fs = require('fs');
const { unlocked, exclusive } = require('./unblock-helpers');

const app = express();

class Store {
  static get() {
    if (!this.instance) this.instance = new Store();
    return this.instance;
  }

  static forget() {
    this.instance = null;
  }

  static isThere() {
    return this.instance !== undefined;
  }

  title(name) {
    return `${name}.txt`;
  }

  async show(name) {
    const text = await fs.promises.readFile(name, 'utf8');
    const title = Store.isThere() && Store.get().title(text);
    const { status } = await unlocked('Store.instance', fetch(title));
    return Store.get().title(status);
  }
}

app.get('/notes', async (req, res) => {
  await exclusive('Store.instance', async () => {
    res.json(await Store.get().show(req.query.name));
  });
});

app.post('/notes', async (req, res) => {
  return exclusive('Store.instance', async () => {
    Store.forget();
    res.end();
  });
});

app.listen(3000);
