const express = require('express');
const fs = require('fs');

const app = express();

class Store {
  static get() {
    if (!this.instance) this.instance = new Store();
    return this.instance;
  }

  title(name) {
    return `${name}.txt`;
  }

  async show(name) {
    const text = await fs.promises.readFile(name, 'utf8');
    const title = Store.get().title(text);
    const { status } = await fetch(title);
    return Store.get().title(status);
  }
}

app.get('/notes', async (req, res) => {
  res.json(await Store.get().show(req.query.name));
});

app.listen(3000);
