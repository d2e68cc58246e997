const fs = require('fs');
const express = require('express');
const app = express();

class Notes {
  get(id) {
    return JSON.parse(fs.readFileSync(`${id}.json`, 'utf8'));
  }

  call(method, ...args) {
    return this[method].apply(this, args);
  }

  apply(method, args) {
    return this[method](...args);
  }
}

const notes = new Notes();

function first(id) {
  return this.get(id)[0];
}

app.get('/call/:id', (req, res) => {
  res.json(notes.call('get', req.params.id));
});

app.get('/apply/:id', (req, res) => {
  res.json(notes.apply('get', [req.params.id]));
});

app.get('/direct/:id', (req, res) => {
  res.json([notes.get(req.params.id), first.call(notes, req.params.id)]);
});

app.get('/reflect/:id', (req, res) => {
  res.json(Reflect.apply(first, notes, [req.params.id]));
});

app.listen(3000);
