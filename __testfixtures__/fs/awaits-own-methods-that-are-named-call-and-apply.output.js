const fs = require('fs');
const express = require('express');
const app = express();

class Notes {
  async get(id) {
    return JSON.parse(await fs.promises.readFile(`${id}.json`, 'utf8'));
  }

  async call(method, ...args) {
    return this[method].apply(this, args);
  }

  async apply(method, args) {
    return this[method](...args);
  }
}

const notes = new Notes();

async function first(id) {
  return (await this.get(id))[0];
}

app.get('/call/:id', async (req, res) => {
  res.json(await notes.call('get', req.params.id));
});

app.get('/apply/:id', async (req, res) => {
  res.json(await notes.apply('get', [req.params.id]));
});

app.get('/direct/:id', async (req, res) => {
  res.json([await notes.get(req.params.id), await first.call(notes, req.params.id)]);
});

app.get('/reflect/:id', async (req, res) => {
  res.json(await Reflect.apply(first, notes, [req.params.id]));
});

app.listen(3000);
