const express = require('express');
const fs = require('fs');
const db = require('./db');
const { pathExists, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

// The same every time.
app.post('/switch', async (req, res) => {
  const isOver = await exclusive('settings.json', async () => {
    const settings = JSON.parse(await fs.promises.readFile('settings.json', 'utf8'));
    if (!settings.open) return true;
    settings.on = req.query.on;
    await writeFileAtomic('settings.json', JSON.stringify(settings));
    return false;
  });
  if (isOver) return;
  await db.note(req.query.on);
  res.end();
});

app.post('/toggle', async (req, res) => {
  res.json(await toggle(req.query.on));
});

async function toggle(on) {
  if (on !== undefined) {
    const isOver = await exclusive('toggle.json', async () => {
      if (!(await pathExists('toggle.json'))) return true;
      const state = JSON.parse(await fs.promises.readFile('toggle.json', 'utf8'));
      if (state.on === on) {
        return true; // nothing to do
      }
      await writeFileAtomic('toggle.json', JSON.stringify({ on }));
      return false;
    });
    if (isOver) return false;
  }
  await db.note(on);
  return true;
}

// Different values, one of them a promise that nobody holds the lock for.
app.post('/orders', async (req, res) => {
  const user = await db.user(req.query.id);
  const outcome = await exclusive('orders.json', async () => {
    const orders = JSON.parse(await fs.promises.readFile('orders.json', 'utf8'));
    if (orders.closed) return { result: res.sendStatus(409) };
    if (!user) return { result: db.missing(req.query.id).then(() => res.sendStatus(404)) };
    orders.list.push({ user });
    await writeFileAtomic('orders.json', JSON.stringify(orders));
    return undefined;
  });
  if (outcome) return outcome.result;
  await db.note(user);
  return res.end();
});

// Behind the last `return` there is nothing.
app.post('/visits', async (req, res) => {
  const user = await db.user(req.query.id);
  const outcome = await exclusive('visits.json', async () => {
    const visits = JSON.parse(await fs.promises.readFile('visits.json', 'utf8'));
    if (!user) return { result: undefined };
    visits[user] += 1;
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    return { result: db.answer(res, visits[user]) };
  });
  return outcome.result;
});

// The last statement that needs the lock returns now and then.
app.post('/limit', async (req, res) => {
  const outcome = await exclusive('limit.txt', async () => {
    const count = Number(await fs.promises.readFile('limit.txt', 'utf8'));
    if (!count) return { result: res.sendStatus(404) };
    await writeFileAtomic('limit.txt', String(count - 1));
    if (count === 1) return { result: res.end('the last') };
    return undefined;
  });
  if (outcome) return outcome.result;
  await db.note(req.query.id);
  res.end();
});

app.listen(3000);
