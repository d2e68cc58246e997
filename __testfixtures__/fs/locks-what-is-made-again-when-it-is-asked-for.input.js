const express = require('express');
const fs = require('fs');

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
    const text = fs.readFileSync(name, 'utf8');
    const title = Store.isThere() && Store.get().title(text);
    const { status } = await fetch(title);
    return Store.get().title(status);
  }
}

app.get('/notes', async (req, res) => {
  res.json(await Store.get().show(req.query.name));
});

app.post('/notes', (req, res) => {
  Store.forget();
  res.end();
});

app.listen(3000);
