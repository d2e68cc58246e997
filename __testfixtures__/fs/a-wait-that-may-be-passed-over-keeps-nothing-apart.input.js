const express = require('express');
const fs = require('fs');
const db = require('./db');

let tries = 3;

const app = express();

// Of a local list nothing was waited for in between.
app.post('/rules', async (req, res) => {
  const { remote, rule } = req.query;
  const rules = remote ? await db.load(remote) : JSON.parse(fs.readFileSync('rules.json', 'utf8'));
  rules.push(rule);
  if (remote) await db.save(remote, rules);
  else fs.writeFileSync('rules.json', JSON.stringify(rules));
  res.end();
});

// The same in functions of their own.
app.post('/users', async (req, res) => {
  const users = await usersOf(req.query.remote);
  users.push(req.query.user);
  await keep(req.query.remote, users);
  res.end();
});

async function usersOf(remote) {
  if (remote) return db.load(remote);
  return JSON.parse(fs.readFileSync('users.json', 'utf8'));
}

async function keep(remote, users) {
  if (remote) await db.save(remote, users);
  else fs.writeFileSync('users.json', JSON.stringify(users));
}

// There may be no hooks, and one may end the loop.
app.post('/orders', async (req, res) => {
  const orders = JSON.parse(fs.readFileSync('orders.json', 'utf8'));
  for (const hook of app.get('hooks')) await hook(orders);
  fs.writeFileSync('orders.json', JSON.stringify(orders));
  res.end();
});

app.post('/seats', async (req, res) => {
  while (req.app.isOpen) {
    const seats = JSON.parse(fs.readFileSync('seats.json', 'utf8'));
    if (seats.length < 10) {
      fs.writeFileSync('seats.json', JSON.stringify([...seats, req.query.seat]));
      if (seats.length < 5) continue;
      await db.touch(seats);
    }
  }
  res.end();
});

app.post('/colours', async (req, res) => {
  const colours = JSON.parse(fs.readFileSync('colours.json', 'utf8'));
  while (true) {
    if (colours.length < 10) break;
    await db.touch(colours);
  }
  fs.writeFileSync('colours.json', JSON.stringify([...colours, req.query.colour]));
  res.end();
});

// Nobody knows what these begin with.
app.post('/pages', async (req, res) => {
  const pages = JSON.parse(fs.readFileSync('pages.json', 'utf8'));
  let next = '/pages/1';
  if (req.query.all) next = '';
  while (next) next = await db.load(next);
  for (let i = 0; i < tries; i++) await db.touch(pages);
  fs.writeFileSync('pages.json', JSON.stringify([...pages, req.query.page]));
  res.end();
});

app.post('/rooms', async (req, res) => {
  let next = true;
  for (const room of req.query.rooms) {
    const rooms = JSON.parse(fs.readFileSync('rooms.json', 'utf8'));
    while (next) next = await db.free(room);
    fs.writeFileSync('rooms.json', JSON.stringify([...rooms, room]));
  }
  res.end();
});

app.post('/halls', async (req, res) => {
  const halls = JSON.parse(fs.readFileSync('halls.json', 'utf8'));
  let isOpen = true;
  close(halls);
  while (isOpen) await db.touch(halls);
  fs.writeFileSync('halls.json', JSON.stringify([...halls, req.query.hall]));
  res.end();
  function close({ length }) {
    if (length > 10) isOpen = false;
  }
});

// The check may fail before the wait.
app.post('/walls', async (req, res) => {
  const walls = JSON.parse(fs.readFileSync('walls.json', 'utf8'));
  try {
    check(walls);
    await db.touch(walls);
  } catch (error) {
    walls.push(error.message);
  }
  fs.writeFileSync('walls.json', JSON.stringify([...walls, req.query.wall]));
  res.end();
});

function check({ length }) {
  if (length > 10) throw new Error('too many');
}

// One of the branches waits in some cases only.
app.post('/tables', async (req, res) => {
  const tables = JSON.parse(fs.readFileSync('tables.json', 'utf8'));
  if (req.query.table) await db.touch(tables);
  else if (req.query.all) await db.touch('all');
  fs.writeFileSync('tables.json', JSON.stringify([...tables, req.query.table]));
  res.end();
});

app.post('/tries', (req, res) => {
  tries = Number(req.query.tries);
  res.end();
});

app.listen(3000);
