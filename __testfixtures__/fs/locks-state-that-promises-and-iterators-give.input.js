const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');

const app = express();
const bus = new EventEmitter();
const pages = { count: 0 };
const rooms = new Map([['first', { count: 0 }]]);
const days = { count: 0 };
const lists = [[{ count: 0 }]];
const held = { count: 0 };
const heard = { count: 0 };
const reference = new WeakRef(held);
const ready = Promise.resolve(pages);

function* all() {
  yield days;
}

bus.on('heard', (state) => {
  const before = state.count;
  state.count = before + 1;
});

app.post('/pages', (req, res) => {
  return ready.then((state) => {
    const before = state.count;
    const page = fs.readFileSync('page.html', 'utf8');
    state.count = before + 1;
    res.send(page);
  });
});

app.post('/rooms', (req, res) => {
  const room = rooms.values().next().value;
  const before = room.count;
  const page = fs.readFileSync('page.html', 'utf8');
  room.count = before + 1;
  res.send(page);
});

app.post('/days', (req, res) => {
  for (const day of all()) {
    const before = day.count;
    const page = fs.readFileSync('page.html', 'utf8');
    day.count = before + 1;
    res.write(page);
  }
  res.end();
});

app.post('/lists', (req, res) => {
  const [item] = lists.flat();
  const before = item.count;
  const page = fs.readFileSync('page.html', 'utf8');
  item.count = before + 1;
  res.send(page);
});

app.post('/held', (req, res) => {
  const state = reference.deref();
  const before = state.count;
  const page = fs.readFileSync('page.html', 'utf8');
  state.count = before + 1;
  res.send(page);
});

app.post('/heard', (req, res) => {
  bus.emit('heard', heard);
  res.end();
});

app.put('/pages', (req, res) => {
  const before = pages.count;
  const page = fs.readFileSync('page.html', 'utf8');
  pages.count = before + 1;
  res.send(page);
});

app.put('/rooms', (req, res) => {
  const room = rooms.get('first');
  const before = room.count;
  const page = fs.readFileSync('page.html', 'utf8');
  room.count = before + 1;
  res.send(page);
});

app.put('/days', (req, res) => {
  const before = days.count;
  const page = fs.readFileSync('page.html', 'utf8');
  days.count = before + 1;
  res.send(page);
});

app.put('/lists', (req, res) => {
  const before = lists[0][0].count;
  const page = fs.readFileSync('page.html', 'utf8');
  lists[0][0].count = before + 1;
  res.send(page);
});

app.put('/held', (req, res) => {
  const before = held.count;
  const page = fs.readFileSync('page.html', 'utf8');
  held.count = before + 1;
  res.send(page);
});

app.put('/heard', (req, res) => {
  const before = heard.count;
  const page = fs.readFileSync('page.html', 'utf8'); // stays: needs-review
  heard.count = before + 1;
  res.send(page);
});

app.listen(3000);
