const express = require('express');
const sessions = require('./sessions');
const users = require('./users');

const app = express();
app.use(express.json());

app.post('/login', (req, res) => {
  if (req.body.secret !== users.secret()) return res.sendStatus(401);
  res.json(sessions.open());
});

app.post('/secret', async (req, res) => {
  const secret = await sessions.renew(req.body.secret);
  users.change(secret);
  res.sendStatus(204);
});

app.listen(3000);
