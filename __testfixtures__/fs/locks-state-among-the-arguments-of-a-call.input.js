const express = require('express');
const fs = require('fs');

const app = express();
const pages = { count: 0 };
const users = { count: 0 };
const days = { count: 0 };
const lines = { count: 0 };

function visitAll(...states) {
  const [state] = states;
  const before = state.count;
  const page = fs.readFileSync('page.html', 'utf8');
  state.count = before + 1;
  return page;
}

function visitFirst() {
  const before = arguments[0].count;
  const page = fs.readFileSync('page.html', 'utf8');
  arguments[0].count = before + 1;
  return page;
}

function visitDay(name, day) {
  const before = day.count;
  const page = fs.readFileSync(name, 'utf8');
  day.count = before + 1;
  return page;
}

function passOn(...args) {
  return visitDay(...args);
}

// It only reads what it is given: nobody has to wait for it.
function describe(...parts) {
  return parts.map((part) => part.count).join() + fs.readFileSync('page.html', 'utf8');
}

app.post('/pages', (req, res) => {
  res.send(visitAll(pages));
});

app.post('/users', (req, res) => {
  res.send(visitFirst(users));
});

app.post('/days', (req, res) => {
  res.send(passOn('day.html', days));
});

app.get('/lines', (req, res) => {
  res.send(describe(lines));
});

app.put('/pages', (req, res) => {
  const before = pages.count;
  const page = fs.readFileSync('page.html', 'utf8');
  pages.count = before + 1;
  res.send(page);
});

app.put('/users', (req, res) => {
  const before = users.count;
  const page = fs.readFileSync('page.html', 'utf8');
  users.count = before + 1;
  res.send(page);
});

app.put('/days', (req, res) => {
  const before = days.count;
  const page = fs.readFileSync('page.html', 'utf8');
  days.count = before + 1;
  res.send(page);
});

app.listen(3000);
