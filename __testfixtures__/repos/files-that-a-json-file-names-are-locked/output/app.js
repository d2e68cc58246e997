const express = require('express');
const fs = require('fs');
const path = require('path');
const config = require('./config.json');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/users', async (req, res) => {
  return exclusive('config.dataFile + data/users.json', async () => {
    const users = JSON.parse(await fs.promises.readFile(config.dataFile, 'utf8'));
    users.push(req.body);
    await writeFileAtomic(config.dataFile, JSON.stringify(users));
    res.end();
  });
});

app.put('/users', async (req, res) => {
  return exclusive('config.dataFile + data/users.json', async () => {
    const users = JSON.parse(await fs.promises.readFile('data/users.json', 'utf8'));
    users.pop();
    await writeFileAtomic('data/users.json', JSON.stringify(users));
    res.end();
  });
});

app.post('/rooms', async (req, res) => {
  return exclusive('config.files.rooms + data/rooms.json', async () => {
    const rooms = JSON.parse(await fs.promises.readFile(path.resolve(config.files.rooms), 'utf8'));
    rooms.push(req.body);
    await writeFileAtomic(path.resolve(config.files.rooms), JSON.stringify(rooms));
    res.end();
  });
});

app.put('/rooms', async (req, res) => {
  return exclusive('config.files.rooms + data/rooms.json', async () => {
    const rooms = JSON.parse(await fs.promises.readFile('data/rooms.json', 'utf8'));
    rooms.pop();
    await writeFileAtomic('data/rooms.json', JSON.stringify(rooms));
    res.end();
  });
});

// Nothing else uses it.
app.get('/days', async (req, res) => {
  res.send(await fs.promises.readFile(config.files.days, 'utf8'));
});

app.listen(3000);
