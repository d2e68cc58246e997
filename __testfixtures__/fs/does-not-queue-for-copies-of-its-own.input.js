const express = require('express');
const fs = require('fs');

const app = express();
const users = [{ visits: 0 }];
const settings = { theme: { name: 'light' }, lines: 1 };

app.get('/list', (req, res) => {
  const list = users.slice();
  const before = list.length;
  list.push({ text: fs.readFileSync('words.txt', 'utf8') });
  list[0] = before;
  res.json(list);
});

app.get('/settings', (req, res) => {
  const own = { ...settings, extra: fs.readFileSync('words.txt', 'utf8') };
  own.lines = own.extra.length;
  own.theme = 'dark';
  res.json(own);
});

app.get('/sorted', (req, res) => {
  const names = users.map((user) => ({ ...user, name: 'a' }));
  for (const one of names) one.visits += fs.readFileSync('words.txt', 'utf8').length;
  res.json(names);
});

app.post('/users', (req, res) => {
  users.push(req.body);
  settings.lines += 1;
  res.end();
});

app.listen(3000);
