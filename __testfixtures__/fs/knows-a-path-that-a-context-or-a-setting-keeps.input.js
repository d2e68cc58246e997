const { AsyncLocalStorage } = require('async_hooks');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const context = new AsyncLocalStorage();

app.set('rooms', path.join(__dirname, 'rooms.json'));

app.use((req, res, next) => context.run({ users: path.join(__dirname, 'users.json') }, next));

app.post('/users', (req, res) => {
  const file = context.getStore().users;
  const users = JSON.parse(fs.readFileSync(file, 'utf8'));
  users.push(req.body);
  fs.writeFileSync(file, JSON.stringify(users));
  res.end();
});

app.put('/users', (req, res) => {
  const file = path.join(__dirname, 'users.json');
  const users = JSON.parse(fs.readFileSync(file, 'utf8'));
  users.pop();
  fs.writeFileSync(file, JSON.stringify(users));
  res.end();
});

app.post('/rooms', (req, res) => {
  const rooms = JSON.parse(fs.readFileSync(req.app.settings.rooms, 'utf8'));
  rooms.push(req.body);
  fs.writeFileSync(req.app.settings.rooms, JSON.stringify(rooms));
  res.end();
});

app.put('/rooms', (req, res) => {
  const file = path.join(__dirname, 'rooms.json');
  const rooms = JSON.parse(fs.readFileSync(file, 'utf8'));
  rooms.pop();
  fs.writeFileSync(file, JSON.stringify(rooms));
  res.end();
});

app.listen(3000);
