const express = require('express');
const fs = require('fs');
const { cachedStat, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const realpathAsync = promisify(fs.realpath);

const app = express();

// Who collects what has come in gets each of them, in this list or in the next.
let lines = [];
let byName = {};
let sizes = new Map();

app.post('/lines/:name', async (req, res) => {
  const value = await fs.promises.readFile(req.params.name, 'utf8');
  lines.push(value);
  res.end();
});

app.post('/all/:name', async (req, res) => {
  if (req.query.all) { const value2 = await fs.promises.readdir(req.params.name); lines.push(...value2); }
  res.end();
});

app.post('/names/:name', async (req, res) => {
  const value3 = await fs.promises.readFile(req.params.name, 'utf8');
  byName[req.params.name] = value3;
  res.end();
});

app.post('/sizes/:name', async (req, res) => {
  const value4 = { size: (await cachedStat(req.params.name)).size };
  sizes.set(req.params.name, value4);
  res.end();
});

app.post('/collect', (req, res) => {
  const all = { lines, byName, sizes: [...sizes] };
  lines = [];
  byName = {};
  sizes = new Map();
  res.json(all);
});

// The result is used at once.
let found = [];

app.post('/found/:name', (req, res) => {
  res.json(found.push(fs.readFileSync(req.params.name, 'utf8'))); // stays: in-compound-assignment
});

app.post('/found', (req, res) => {
  const all = found;
  found = [];
  res.json(all);
});

let texts = {};

async function textOf(name) {
  return exclusive('texts', async () => {
    if (texts[name]) return texts[name];
    const value5 = await fs.promises.readFile(name, 'utf8');
    return (texts[name] = value5);
  });
}

app.get('/texts/:name', async (req, res) => {
  return exclusive('lines + texts', async () => {
    const text = await textOf(req.params.name);
    const value6 = await realpathAsync(req.params.name);
    const count = lines.push(value6);
    res.json({ text, count });
  });
});

app.delete('/texts', async (req, res) => {
  return exclusive('texts', async () => {
    texts = {};
    res.end();
  });
});

class Store {
  constructor() {
    this.items = [];
    this.names = [];
  }

  #sizes = [];

  async add(name) {
    return exclusive('this.#sizes', async () => {
      const value7 = await fs.promises.readFile(name, 'utf8');
      this.items.push(value7);
      const value8 = (await cachedStat(name)).size;
      this.#sizes.push(value8);
      this.names.push(await realpathAsync(name));
    });
  }

  clear() {
    this.#sizes = [];
    this.items = [];
  }
}

const store = new Store();

app.post('/store/:name', async (req, res) => {
  await store.add(req.params.name);
  res.end();
});

app.post('/store', async (req, res) => {
  return exclusive('this.#sizes', async () => {
    const { items } = store;
    store.clear();
    res.json(items);
  });
});

// Nobody replaces this list, or gets at that one.
const kept = [];

app.post('/kept/:name', async (req, res) => {
  kept.push(await fs.promises.readFile(req.params.name, 'utf8'));
  res.end();
});

app.post('/own/:name', async (req, res) => {
  let own = [];
  own.push(await fs.promises.readFile(req.params.name, 'utf8'));
  if (req.query.none) own = [];
  res.json(own);
});

app.listen(3000);
