const express = require('express');
const fs = require('fs');

const app = express();
const pages = { count: 0 };
const users = { count: 0 };
const days = { count: 0 };
const rooms = { count: 0 };

app.locals.pages = pages;
Object.assign(app.locals, { users });
global.days = days;

app.post('/pages', (req, res) => {
  const before = req.app.locals.pages.count;
  const page = fs.readFileSync('page.html', 'utf8');
  req.app.locals.pages.count = before + 1;
  res.send(page);
});

app.post('/users', (req, res) => {
  const { users: known } = req.app.locals;
  const before = known.count;
  const page = fs.readFileSync('page.html', 'utf8');
  known.count = before + 1;
  res.send(page);
});

app.post('/days', (req, res) => {
  const before = globalThis.days.count;
  const page = fs.readFileSync('page.html', 'utf8');
  globalThis.days.count = before + 1;
  res.send(page);
});

// Nobody else has it under this name.
app.get('/rooms', (req, res) => {
  res.send(fs.readFileSync('page.html', 'utf8') + rooms.count);
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
