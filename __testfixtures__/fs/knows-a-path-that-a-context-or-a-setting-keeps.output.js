const { AsyncLocalStorage } = require('async_hooks');
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const context = new AsyncLocalStorage();

app.set('rooms', path.join(__dirname, 'rooms.json'));

app.use((req, res, next) => context.run({ users: path.join(__dirname, 'users.json') }, next));

app.post('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    const file = context.getStore().users;
    const users = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    users.push(req.body);
    await writeFileAtomic(file, JSON.stringify(users));
    res.end();
  });
});

app.put('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    const file = path.join(__dirname, 'users.json');
    const users = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    users.pop();
    await writeFileAtomic(file, JSON.stringify(users));
    res.end();
  });
});

app.post('/rooms', async (req, res) => {
  return exclusive('rooms.json', async () => {
    const rooms = JSON.parse(await fs.promises.readFile(req.app.settings.rooms, 'utf8'));
    rooms.push(req.body);
    await writeFileAtomic(req.app.settings.rooms, JSON.stringify(rooms));
    res.end();
  });
});

app.put('/rooms', async (req, res) => {
  return exclusive('rooms.json', async () => {
    const file = path.join(__dirname, 'rooms.json');
    const rooms = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    rooms.pop();
    await writeFileAtomic(file, JSON.stringify(rooms));
    res.end();
  });
});

app.listen(3000);
