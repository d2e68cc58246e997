const bcrypt = require('bcrypt');
const express = require('express');

const app = express();
const users = new Map();

app.post('/users', (req, res) => {
  const salt = bcrypt.genSaltSync(10);
  users.set(req.query.name, bcrypt.hashSync(req.query.password, salt));
  res.sendStatus(201);
});

app.post('/session', (req, res) => {
  const isRight = bcrypt.compareSync(req.query.password, users.get(req.query.name));
  res.sendStatus(isRight ? 200 : 401);
});

app.listen(3000);
