const bcrypt = require('bcrypt');
const express = require('express');

const app = express();
const users = new Map();

app.post('/users', async (req, res) => {
  const salt = await bcrypt.genSalt(10);
  users.set(req.query.name, await bcrypt.hash(req.query.password, salt));
  res.sendStatus(201);
});

app.post('/session', async (req, res) => {
  const isRight = await bcrypt.compare(req.query.password, users.get(req.query.name));
  res.sendStatus(isRight ? 200 : 401);
});

app.listen(3000);
