const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

// The same every time.
app.post('/switch', async (req, res) => {
  const settings = JSON.parse(fs.readFileSync('settings.json', 'utf8'));
  if (!settings.open) return;
  settings.on = req.query.on;
  fs.writeFileSync('settings.json', JSON.stringify(settings));
  await db.note(req.query.on);
  res.end();
});

app.post('/toggle', async (req, res) => {
  res.json(await toggle(req.query.on));
});

async function toggle(on) {
  if (on !== undefined) {
    if (!fs.existsSync('toggle.json')) return false;
    const state = JSON.parse(fs.readFileSync('toggle.json', 'utf8'));
    if (state.on === on) {
      return false; // nothing to do
    }
    fs.writeFileSync('toggle.json', JSON.stringify({ on }));
  }
  await db.note(on);
  return true;
}

// Different values, one of them a promise that nobody holds the lock for.
app.post('/orders', async (req, res) => {
  const user = await db.user(req.query.id);
  const orders = JSON.parse(fs.readFileSync('orders.json', 'utf8'));
  if (orders.closed) return res.sendStatus(409);
  if (!user) return db.missing(req.query.id).then(() => res.sendStatus(404));
  orders.list.push({ user });
  fs.writeFileSync('orders.json', JSON.stringify(orders));
  await db.note(user);
  return res.end();
});

// Behind the last `return` there is nothing.
app.post('/visits', async (req, res) => {
  const user = await db.user(req.query.id);
  const visits = JSON.parse(fs.readFileSync('visits.json', 'utf8'));
  if (!user) return;
  visits[user] += 1;
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  return db.answer(res, visits[user]);
});

// The last statement that needs the lock returns now and then.
app.post('/limit', async (req, res) => {
  const count = Number(fs.readFileSync('limit.txt', 'utf8'));
  if (!count) return res.sendStatus(404);
  fs.writeFileSync('limit.txt', String(count - 1));
  if (count === 1) return res.end('the last');
  await db.note(req.query.id);
  res.end();
});

app.listen(3000);
