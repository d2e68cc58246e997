const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { cachedStat, exclusive } = require('./unblock-helpers');
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

class Store {
  constructor() {
    this.items = [];
    this.names = [];
  }

  async add(name) {
    return exclusive('this.items + this.names', async () => {
      const value5 = await fs.promises.readFile(name, 'utf8');
      this.items.push(value5);
      this.names.push(await realpathAsync(name));
    });
  }

  clear() {
    this.items = [];
  }
}

const store = new Store();

app.post('/store/:name', async (req, res) => {
  await store.add(req.params.name);
  res.end();
});

app.post('/store', (req, res) => {
  const { items } = store;
  store.clear();
  res.json(items);
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
