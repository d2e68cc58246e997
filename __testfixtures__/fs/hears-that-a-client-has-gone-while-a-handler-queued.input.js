// with express@^4.18.0
const express = require('express');
const fs = require('fs');

const app = express();
let users = 0;

app.post('/count', (req, res) => {
  const before = users;
  fs.writeFileSync('count.txt', String(before + 1));
  users = before + 1;
  res.json(users);
});

app.get('/events', (req, res) => {
  users += 1;
  const timer = setInterval(() => res.write('tick\n'), 100);
  req.on('close', () => clearInterval(timer));
});

app.listen(3000);
