const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

let tries = 3;

const app = express();

// Of a local list nothing was waited for in between.
app.post('/rules', async (req, res) => {
  const { remote, rule } = req.query;
  await exclusive('rules.json', async () => {
    const rules = remote ? await unlocked('rules.json', db.load(remote)) : JSON.parse(await fs.promises.readFile('rules.json', 'utf8'));
    rules.push(rule);
    if (remote) await unlocked('rules.json', db.save(remote, rules));
    else await writeFileAtomic('rules.json', JSON.stringify(rules));
  });
  res.end();
});

// The same in functions of their own.
app.post('/users', async (req, res) => {
  await exclusive('users.json', async () => {
    const users = await usersOf(req.query.remote);
    users.push(req.query.user);
    await keep(req.query.remote, users);
  });
  res.end();
});

async function usersOf(remote) {
  if (remote) return unlocked('users.json', db.load(remote));
  return JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
}

async function keep(remote, users) {
  if (remote) await unlocked('users.json', db.save(remote, users));
  else await writeFileAtomic('users.json', JSON.stringify(users));
}

// There may be no hooks, and one may end the loop.
app.post('/orders', async (req, res) => {
  await exclusive('orders.json', async () => {
    const orders = JSON.parse(await fs.promises.readFile('orders.json', 'utf8'));
    for (const hook of app.get('hooks')) await unlocked('orders.json', hook(orders));
    await writeFileAtomic('orders.json', JSON.stringify(orders));
  });
  res.end();
});

app.post('/seats', async (req, res) => {
  return exclusive('seats.json', async () => {
    while (req.app.isOpen) {
      const seats = JSON.parse(await fs.promises.readFile('seats.json', 'utf8'));
      if (seats.length < 10) {
        await writeFileAtomic('seats.json', JSON.stringify([...seats, req.query.seat]));
        if (seats.length < 5) continue;
        await unlocked('seats.json', db.touch(seats));
      }
    }
    res.end();
  });
});

app.post('/colours', async (req, res) => {
  await exclusive('colours.json', async () => {
    const colours = JSON.parse(await fs.promises.readFile('colours.json', 'utf8'));
    while (true) {
      if (colours.length < 10) break;
      await unlocked('colours.json', db.touch(colours));
    }
    await writeFileAtomic('colours.json', JSON.stringify([...colours, req.query.colour]));
  });
  res.end();
});

// Nobody knows what these begin with.
app.post('/pages', async (req, res) => {
  await exclusive('pages.json', async () => {
    const pages = JSON.parse(await fs.promises.readFile('pages.json', 'utf8'));
    let next = '/pages/1';
    if (req.query.all) next = '';
    while (next) next = await unlocked('pages.json', db.load(next));
    for (let i = 0; i < tries; i++) await unlocked('pages.json', db.touch(pages));
    await writeFileAtomic('pages.json', JSON.stringify([...pages, req.query.page]));
  });
  res.end();
});

app.post('/rooms', async (req, res) => {
  let next = true;
  for (const room of req.query.rooms) {
    await exclusive('rooms.json', async () => {
      const rooms = JSON.parse(await fs.promises.readFile('rooms.json', 'utf8'));
      while (next) next = await unlocked('rooms.json', db.free(room));
      await writeFileAtomic('rooms.json', JSON.stringify([...rooms, room]));
    });
  }
  res.end();
});

app.post('/halls', async (req, res) => {
  await exclusive('halls.json', async () => {
    const halls = JSON.parse(await fs.promises.readFile('halls.json', 'utf8'));
    let isOpen = true;
    close(halls);
    while (isOpen) await unlocked('halls.json', db.touch(halls));
    await writeFileAtomic('halls.json', JSON.stringify([...halls, req.query.hall]));
    res.end();
    function close({ length }) {
      if (length > 10) isOpen = false;
    }
  });
});

// The check may fail before the wait.
app.post('/walls', async (req, res) => {
  await exclusive('walls.json', async () => {
    const walls = JSON.parse(await fs.promises.readFile('walls.json', 'utf8'));
    try {
      check(walls);
      await unlocked('walls.json', db.touch(walls));
    } catch (error) {
      walls.push(error.message);
    }
    await writeFileAtomic('walls.json', JSON.stringify([...walls, req.query.wall]));
  });
  res.end();
});

function check({ length }) {
  if (length > 10) throw new Error('too many');
}

// One of the branches waits in some cases only.
app.post('/tables', async (req, res) => {
  await exclusive('tables.json', async () => {
    const tables = JSON.parse(await fs.promises.readFile('tables.json', 'utf8'));
    if (req.query.table) await unlocked('tables.json', db.touch(tables));
    else if (req.query.all) await unlocked('tables.json', db.touch('all'));
    await writeFileAtomic('tables.json', JSON.stringify([...tables, req.query.table]));
  });
  res.end();
});

app.post('/tries', (req, res) => {
  tries = Number(req.query.tries);
  res.end();
});

app.listen(3000);
