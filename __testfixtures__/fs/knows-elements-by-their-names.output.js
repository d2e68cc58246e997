const express = require('express');
const fs = require('fs');
const _ = require('lodash');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();
const rooms = { main: { title: '', open: false }, side: { title: '', open: false } };
const limits = { guests: { most: 10 }, staff: { most: 20 } };
const staff = [{ name: 'first' }, { name: 'second' }];

function rename(name, ...people) {
  for (const person of people) person.name = name;
}

// One of the rooms that are changed is the main one
app.get('/titles', async (req, res) => {
  return exclusive('rooms.title', () => exclusive('rooms', async () => {
    for (const [, room] of Object.entries(rooms)) room.title = req.query.title;
    const page = await fs.promises.readFile('pages/titles.html', 'utf8');
    res.send(page + rooms.main.title);
  }));
});

app.get('/open', async (req, res) => {
  return exclusive('rooms', async () => {
    rooms.side.open = req.query.side === 'yes';
    const page = await fs.promises.readFile('pages/open.html', 'utf8');
    res.send(page + Object.values(rooms).some((room) => room.open));
  });
});

// Nobody changes limits without naming them
app.get('/limits', async (req, res) => {
  limits.guests.most = Number(req.query.most);
  const page = await fs.promises.readFile('pages/limits.html', 'utf8');
  res.send(page + limits.staff.most);
});

app.get('/staff', async (req, res) => {
  return exclusive('staff', async () => {
    rename(req.query.name, ...staff);
    const page = await fs.promises.readFile('pages/staff.html', 'utf8');
    res.send(page + staff[0].name);
  });
});

app.get('/all', async (req, res) => {
  return exclusive('staff', async () => {
    [].concat(staff)[1].name = req.query.name;
    const page = await fs.promises.readFile('pages/all.html', 'utf8');
    res.send(page + staff[1].name);
  });
});

app.get('/first', async (req, res) => {
  return shared('staff', async () => {
    const person = _(staff).filter('name').first();
    const page = await fs.promises.readFile('pages/first.html', 'utf8');
    person.name += page.length;
    res.json(person);
  });
});

app.listen(3000);
