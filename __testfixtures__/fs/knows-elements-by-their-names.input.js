const express = require('express');
const fs = require('fs');
const _ = require('lodash');

const app = express();
const rooms = { main: { title: '', open: false }, side: { title: '', open: false } };
const limits = { guests: { most: 10 }, staff: { most: 20 } };
const staff = [{ name: 'first' }, { name: 'second' }];

function rename(name, ...people) {
  for (const person of people) person.name = name;
}

// One of the rooms that are changed is the main one
app.get('/titles', async (req, res) => {
  for (const [, room] of Object.entries(rooms)) room.title = req.query.title;
  const page = fs.readFileSync('pages/titles.html', 'utf8');
  res.send(page + rooms.main.title);
});

app.get('/open', async (req, res) => {
  rooms.side.open = req.query.side === 'yes';
  const page = fs.readFileSync('pages/open.html', 'utf8');
  res.send(page + Object.values(rooms).some((room) => room.open));
});

// Nobody changes limits without naming them
app.get('/limits', async (req, res) => {
  limits.guests.most = Number(req.query.most);
  const page = fs.readFileSync('pages/limits.html', 'utf8');
  res.send(page + limits.staff.most);
});

app.get('/staff', async (req, res) => {
  rename(req.query.name, ...staff);
  const page = fs.readFileSync('pages/staff.html', 'utf8');
  res.send(page + staff[0].name);
});

app.get('/all', async (req, res) => {
  [].concat(staff)[1].name = req.query.name;
  const page = fs.readFileSync('pages/all.html', 'utf8');
  res.send(page + staff[1].name);
});

app.get('/first', async (req, res) => {
  const person = _(staff).filter('name').first();
  const page = fs.readFileSync('pages/first.html', 'utf8');
  person.name += page.length;
  res.json(person);
});

app.listen(3000);
