const express = require('express');
const fs = require('fs');

let user;

const app = express();
app.get('/', (req, res) => {
  user = req.query.user;
  const text = fs.readFileSync('a.txt', 'utf8');
  res.send(`${user}: ${text}`);
});
app.get('/last', (req, res) => res.send(user));
app.listen(3000);
