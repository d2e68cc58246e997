const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic } = require('./unblock-helpers');

const TRIES = 3;

const app = express();

// Who comes to the end of the branch has waited.
app.post('/rules', async (req, res) => {
  const rules = JSON.parse(await fs.promises.readFile('rules.json', 'utf8'));
  if (rules.length < 10) {
    await db.touch(rules);
    await writeFileAtomic('rules.json', JSON.stringify([...rules, req.query.rule]));
  }
  res.end();
});

// And who comes out of it.
app.post('/users', async (req, res) => {
  let users = [];
  if (req.query.user) {
    users = JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
    await db.touch(users);
  }
  await writeFileAtomic('users.json', JSON.stringify([...users, req.query.user]));
  res.end();
});

// And who comes out of a loop that is left behind a wait.
app.post('/groups', async (req, res) => {
  const groups = JSON.parse(await fs.promises.readFile('groups.json', 'utf8'));
  while (true) {
    await db.touch(groups);
    if (groups.length < 10) break;
  }
  await writeFileAtomic('groups.json', JSON.stringify([...groups, req.query.group]));
  res.end();
});

// And who comes out of a loop that begins in any case.
app.post('/pages', async (req, res) => {
  const pages = JSON.parse(await fs.promises.readFile('pages.json', 'utf8'));
  let next = '/pages/1';
  while (next) next = await db.load(next);
  await writeFileAtomic('pages.json', JSON.stringify([...pages, req.query.page]));
  res.end();
});

app.post('/tries', async (req, res) => {
  const tries = JSON.parse(await fs.promises.readFile('tries.json', 'utf8'));
  for (let i = 0; i < TRIES; i++) await db.touch(tries);
  let isOver = false;
  while (!isOver) isOver = await db.free(tries);
  await writeFileAtomic('tries.json', JSON.stringify([...tries, req.query.try]));
  res.end();
});

// And who fails, of what is left here.
app.post('/walls', async (req, res) => {
  const walls = JSON.parse(await fs.promises.readFile('walls.json', 'utf8'));
  try {
    await db.touch(walls);
    check(walls);
  } catch (error) {
    walls.push(error.message);
  }
  await writeFileAtomic('walls.json', JSON.stringify([...walls, req.query.wall]));
  res.end();
});

app.post('/doors', async (req, res) => {
  const doors = JSON.parse(await fs.promises.readFile('doors.json', 'utf8'));
  try {
    check(doors);
    await db.touch(doors);
  } catch {
    return res.sendStatus(400);
  }
  await writeFileAtomic('doors.json', JSON.stringify([...doors, req.query.door]));
  res.end();
});

function check({ length }) {
  if (length > 10) throw new Error('too many');
}

// Whichever branch is taken waits.
app.post('/seats', async (req, res) => {
  const seats = JSON.parse(await fs.promises.readFile('seats.json', 'utf8'));
  if (req.query.seat) {
    await db.touch(seats);
  } else if (!(await db.free(seats))) return res.sendStatus(409);
  await writeFileAtomic('seats.json', JSON.stringify([...seats, req.query.seat]));
  res.end();
});

app.listen(3000);
