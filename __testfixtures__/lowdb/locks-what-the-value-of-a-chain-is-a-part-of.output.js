// What `value()` and `getState()` give is a part of the database, and a chain that ends with `write()` changes it.
const express = require('express');
const fs = require('fs');
const low = require('lowdb');
const FileSync = require('lowdb/adapters/FileSync');
const { exclusive } = require('./unblock-helpers');

const app = express();
const db = low(new FileSync('db.json')); // stays: no-async-form
const rooms = low(new FileSync('rooms.json')); // stays: no-async-form

app.post('/visit', async (req, res) => {
  return exclusive('db.json', async () => {
    const user = db.get('users').find({ id: req.query.id }).value();
    const before = user.visits;
    const page = await fs.promises.readFile('page.html', 'utf8');
    db.get('users').find({ id: req.query.id }).assign({ visits: before + 1 }).write(); // stays: no-async-form
    res.send(page);
  });
});

app.post('/open', async (req, res) => {
  return exclusive('rooms.open', async () => {
    const state = rooms.getState();
    const before = state.open;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.open = before + 1;
    res.send(page);
  });
});

// It only shows what is there: no lock.
const themes = low(new FileSync('themes.json')); // stays: no-async-form

app.get('/theme', async (req, res) => {
  const theme = themes.get('themes').find({ id: req.query.id }).value();
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.json({ theme, page });
});

app.listen(3000);
