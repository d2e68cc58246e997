const { AsyncLocalStorage } = require('async_hooks');
const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const context = new AsyncLocalStorage();
const pages = { count: 0 };
const users = { count: 0 };

app.use((req, res, next) => context.run({ pages, known: new Map([['users', users]]), own: { count: 0 } }, next));

const store = () => context.getStore();

app.post('/pages', async (req, res) => {
  return exclusive('pages.count', async () => {
    const { pages: state } = store();
    const before = state.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.count = before + 1;
    res.send(page);
  });
});

app.post('/users', async (req, res) => {
  return exclusive('users.count', async () => {
    const state = context.getStore().known.get('users');
    const before = state.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.count = before + 1;
    res.send(page);
  });
});

// Each request has its own.
app.post('/own', async (req, res) => {
  const before = context.getStore().own.count;
  const page = await fs.promises.readFile('page.html', 'utf8');
  context.getStore().own.count = before + 1;
  res.send(page);
});

app.put('/pages', async (req, res) => {
  return exclusive('pages.count', async () => {
    const before = pages.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    pages.count = before + 1;
    res.send(page);
  });
});

app.put('/users', async (req, res) => {
  return exclusive('users.count', async () => {
    const before = users.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    users.count = before + 1;
    res.send(page);
  });
});

app.listen(3000);
