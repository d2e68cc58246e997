const express = require('express');
const fs = require('fs');

const app = express();

// Who collects what has come in gets each of them, in this list or in the next.
let lines = [];
let byName = {};
let sizes = new Map();

app.post('/lines/:name', (req, res) => {
  lines.push(fs.readFileSync(req.params.name, 'utf8'));
  res.end();
});

app.post('/all/:name', (req, res) => {
  if (req.query.all) lines.push(...fs.readdirSync(req.params.name));
  res.end();
});

app.post('/names/:name', (req, res) => {
  byName[req.params.name] = fs.readFileSync(req.params.name, 'utf8');
  res.end();
});

app.post('/sizes/:name', (req, res) => {
  sizes.set(req.params.name, { size: fs.statSync(req.params.name).size });
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

function textOf(name) {
  if (texts[name]) return texts[name];
  return (texts[name] = fs.readFileSync(name, 'utf8'));
}

app.get('/texts/:name', (req, res) => {
  const text = textOf(req.params.name);
  const count = lines.push(fs.realpathSync(req.params.name));
  res.json({ text, count });
});

app.delete('/texts', (req, res) => {
  texts = {};
  res.end();
});

class Store {
  constructor() {
    this.items = [];
    this.names = [];
  }

  #sizes = [];

  add(name) {
    this.items.push(fs.readFileSync(name, 'utf8'));
    this.#sizes.push(fs.statSync(name).size);
    this.names.push(fs.realpathSync(name));
  }

  clear() {
    this.#sizes = [];
    this.items = [];
  }
}

const store = new Store();

app.post('/store/:name', (req, res) => {
  store.add(req.params.name);
  res.end();
});

app.post('/store', (req, res) => {
  const { items } = store;
  store.clear();
  res.json(items);
});

// Nobody replaces this list, or gets at that one.
const kept = [];

app.post('/kept/:name', (req, res) => {
  kept.push(fs.readFileSync(req.params.name, 'utf8'));
  res.end();
});

app.post('/own/:name', (req, res) => {
  let own = [];
  own.push(fs.readFileSync(req.params.name, 'utf8'));
  if (req.query.none) own = [];
  res.json(own);
});

app.listen(3000);
