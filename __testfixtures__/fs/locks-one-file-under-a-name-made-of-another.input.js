const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const FILE = path.join(__dirname, 'users.json');
const BACKUP = path.join(__dirname, 'rooms.bak');
const PARTS = [__dirname, 'days.json'];
const at = path.join.bind(path, __dirname, 'data');

function read(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

app.post('/users', (req, res) => {
  const users = read(FILE.replace(/\.json$/, '.bak').replace('.bak', '.json'));
  users.push(req.body);
  fs.writeFileSync(FILE, JSON.stringify(users));
  res.end();
});

app.post('/rooms', (req, res) => {
  const file = BACKUP.slice(0, -4);
  const rooms = read(file + '.json');
  rooms.push(req.body);
  fs.writeFileSync(file + '.json', JSON.stringify(rooms));
  res.end();
});

app.put('/rooms', (req, res) => {
  const file = path.join(__dirname, 'rooms.json');
  const rooms = read(file);
  rooms.pop();
  fs.writeFileSync(file, JSON.stringify(rooms));
  res.end();
});

app.post('/days', (req, res) => {
  const days = read(path.join(...PARTS));
  days.push(req.body);
  fs.writeFileSync(path.join.apply(path, PARTS), JSON.stringify(days));
  res.end();
});

app.put('/days', (req, res) => {
  let file = __dirname;
  file += '/days';
  file += '.json';
  const days = read(file);
  days.pop();
  fs.writeFileSync(file, JSON.stringify(days));
  res.end();
});

app.post('/lists', (req, res) => {
  const lists = read(at('lists.json'));
  lists.push(req.body);
  fs.writeFileSync(at('lists.json'), JSON.stringify(lists));
  res.end();
});

app.put('/lists', (req, res) => {
  const file = path.format({ dir: path.join(__dirname, 'data'), name: 'lists', ext: '.json' });
  const lists = read(file);
  lists.pop();
  fs.writeFileSync(file, JSON.stringify(lists));
  res.end();
});

// It is another file.
app.post('/log', (req, res) => {
  fs.writeFileSync(FILE.replace('.json', '.log'), 'asked');
  res.end();
});

app.listen(3000);
