const express = require('express');
const fs = require('fs');

const app = express();
const users = [{ visits: 0 }];
const settings = { theme: { name: 'light' }, lines: 1 };

app.get('/list', async (req, res) => {
  const list = users.slice();
  const before = list.length;
  list.push({ text: await fs.promises.readFile('words.txt', 'utf8') });
  list[0] = before;
  res.json(list);
});

app.get('/settings', async (req, res) => {
  const own = { ...settings, extra: await fs.promises.readFile('words.txt', 'utf8') };
  own.lines = own.extra.length;
  own.theme = 'dark';
  res.json(own);
});

app.get('/sorted', async (req, res) => {
  const names = users.map((user) => ({ ...user, name: 'a' }));
  for (const one of names) { const value = (await fs.promises.readFile('words.txt', 'utf8')).length; one.visits += value; }
  res.json(names);
});

app.post('/users', (req, res) => {
  users.push(req.body);
  settings.lines += 1;
  res.end();
});

app.listen(3000);
