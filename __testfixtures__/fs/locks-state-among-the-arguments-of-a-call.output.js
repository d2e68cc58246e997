const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const pages = { count: 0 };
const users = { count: 0 };
const days = { count: 0 };
const lines = { count: 0 };

async function visitAll(...states) {
  return exclusive('pages.count', async () => {
    const [state] = states;
    const before = state.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.count = before + 1;
    return page;
  });
}

async function visitFirst() {
  const before = arguments[0].count;
  const page = await fs.promises.readFile('page.html', 'utf8');
  arguments[0].count = before + 1;
  return page;
}

async function visitDay(name, day) {
  return exclusive('days.count', async () => {
    const before = day.count;
    const page = await fs.promises.readFile(name, 'utf8');
    day.count = before + 1;
    return page;
  });
}

async function passOn(...args) {
  return visitDay(...args);
}

// It only reads what it is given: nobody has to wait for it.
async function describe(...parts) {
  return parts.map((part) => part.count).join() + await fs.promises.readFile('page.html', 'utf8');
}

app.post('/pages', async (req, res) => {
  return exclusive('pages.count', async () => {
    res.send(await visitAll(pages));
  });
});

app.post('/users', async (req, res) => {
  return exclusive('users.count', async () => {
    res.send(await visitFirst(users));
  });
});

app.post('/days', async (req, res) => {
  return exclusive('days.count', async () => {
    res.send(await passOn('day.html', days));
  });
});

app.get('/lines', async (req, res) => {
  res.send(await describe(lines));
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

app.put('/days', async (req, res) => {
  return exclusive('days.count', async () => {
    const before = days.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    days.count = before + 1;
    res.send(page);
  });
});

app.listen(3000);
