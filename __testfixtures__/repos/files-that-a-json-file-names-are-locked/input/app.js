const express = require('express');
const fs = require('fs');
const path = require('path');
const config = require('./config.json');

const app = express();

app.post('/users', (req, res) => {
  const users = JSON.parse(fs.readFileSync(config.dataFile, 'utf8'));
  users.push(req.body);
  fs.writeFileSync(config.dataFile, JSON.stringify(users));
  res.end();
});

app.put('/users', (req, res) => {
  const users = JSON.parse(fs.readFileSync('data/users.json', 'utf8'));
  users.pop();
  fs.writeFileSync('data/users.json', JSON.stringify(users));
  res.end();
});

app.post('/rooms', (req, res) => {
  const rooms = JSON.parse(fs.readFileSync(path.resolve(config.files.rooms), 'utf8'));
  rooms.push(req.body);
  fs.writeFileSync(path.resolve(config.files.rooms), JSON.stringify(rooms));
  res.end();
});

app.put('/rooms', (req, res) => {
  const rooms = JSON.parse(fs.readFileSync('data/rooms.json', 'utf8'));
  rooms.pop();
  fs.writeFileSync('data/rooms.json', JSON.stringify(rooms));
  res.end();
});

// Nothing else uses it.
app.get('/days', (req, res) => {
  res.send(fs.readFileSync(config.files.days, 'utf8'));
});

app.listen(3000);
