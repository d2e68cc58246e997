const express = require('express');
const sessions = require('./sessions');
const users = require('./users');
const { shared, exclusive, asyncHandler } = require('./unblock-helpers');

const app = express();
app.use(express.json());

app.post('/login', asyncHandler(async (req, res) => {
  return shared('secret + version', async () => {
    if (req.body.secret !== users.secret()) return res.sendStatus(401);
    res.json(sessions.open());
  });
}));

app.post('/secret', async (req, res) => {
  return exclusive('secret + version', async () => {
    const secret = await sessions.renew(req.body.secret);
    users.change(secret);
    res.sendStatus(204);
  });
});

app.listen(3000);
