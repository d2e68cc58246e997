import express from 'express';
import _ from 'lodash';
import keep from 'keeper';
import fs from 'node:fs';

class Store {
  load(name) {
    return fs.readFileSync(name, 'utf8');
  }
}

class Client {
  constructor(store) {
    _.merge(this, { store, names: [] });
  }

  show(name) {
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
const page = new Page({ read: (name) => fs.readFileSync(name, 'utf8') });
const app = express();
app.get('/text', (req, res) => res.send(client.show('text') + rest.length + client.export().names.length));
app.get('/page', (req, res) => res.send(page.read('page')));
app.get('/kept', (req, res) => res.send(kept.load('kept')));
app.listen(3000);
