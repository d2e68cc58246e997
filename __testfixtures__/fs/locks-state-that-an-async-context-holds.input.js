const { AsyncLocalStorage } = require('async_hooks');
const express = require('express');
const fs = require('fs');

const app = express();
const context = new AsyncLocalStorage();
const pages = { count: 0 };
const users = { count: 0 };

app.use((req, res, next) => context.run({ pages, known: new Map([['users', users]]), own: { count: 0 } }, next));

const store = () => context.getStore();

app.post('/pages', (req, res) => {
  const { pages: state } = store();
  const before = state.count;
  const page = fs.readFileSync('page.html', 'utf8');
  state.count = before + 1;
  res.send(page);
});

app.post('/users', (req, res) => {
  const state = context.getStore().known.get('users');
  const before = state.count;
  const page = fs.readFileSync('page.html', 'utf8');
  state.count = before + 1;
  res.send(page);
});

// Each request has its own.
app.post('/own', (req, res) => {
  const before = context.getStore().own.count;
  const page = fs.readFileSync('page.html', 'utf8');
  context.getStore().own.count = before + 1;
  res.send(page);
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

app.listen(3000);
