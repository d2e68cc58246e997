import express from 'express';
import _ from 'lodash';
import keep from 'keeper';
import fs from 'node:fs';

class Store {
  async load(name) {
    return fs.promises.readFile(name, 'utf8');
  }
}

class Client {
  constructor(store) {
    _.merge(this, { store, names: [] });
  }

  async show(name) {
    return this.store.load(name);
  }

  leave(all) {
    return _.without(all, this);
  }

  export() {
    return _.pick(this, ['names']);
  }
}

class Page {
  constructor(parts) {
    Object.assign(this, parts);
  }
}

const kept = {
  load(name) {
    return fs.readFileSync(name, 'utf8'); // stays: escapes
  },
};
keep(Object.assign({}, kept));

const client = new Client(new Store());
const rest = client.leave([client]);
const page = new Page({ read: async (name) => fs.promises.readFile(name, 'utf8') });
const app = express();
app.get('/text', async (req, res) => res.send(await client.show('text') + rest.length + client.export().names.length));
app.get('/page', async (req, res) => res.send(await page.read('page')));
app.get('/kept', (req, res) => res.send(kept.load('kept')));
app.listen(3000);
