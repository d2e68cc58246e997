const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const pages = { count: 0 };
const users = { count: 0 };
const days = { count: 0 };
const rooms = { count: 0 };

app.locals.pages = pages;
Object.assign(app.locals, { users });
global.days = days;

app.post('/pages', async (req, res) => {
  return exclusive('app.locals.pages.count + pages.count', async () => {
    const before = req.app.locals.pages.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    req.app.locals.pages.count = before + 1;
    res.send(page);
  });
});

app.post('/users', async (req, res) => {
  return exclusive('app.locals.users + users.count', async () => {
    const { users: known } = req.app.locals;
    const before = known.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    known.count = before + 1;
    res.send(page);
  });
});

app.post('/days', async (req, res) => {
  return exclusive('days.count + global.days.count', async () => {
    const before = globalThis.days.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    globalThis.days.count = before + 1;
    res.send(page);
  });
});

// Nobody else has it under this name.
app.get('/rooms', async (req, res) => {
  res.send(await fs.promises.readFile('page.html', 'utf8') + rooms.count);
});

app.put('/pages', async (req, res) => {
  return exclusive('app.locals.pages.count + pages.count', async () => {
    const before = pages.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    pages.count = before + 1;
    res.send(page);
  });
});

app.put('/users', async (req, res) => {
  return exclusive('app.locals.users + users.count', async () => {
    const before = users.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    users.count = before + 1;
    res.send(page);
  });
});

app.put('/days', async (req, res) => {
  return exclusive('days.count + global.days.count', async () => {
    const before = days.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    days.count = before + 1;
    res.send(page);
  });
});

app.listen(3000);
