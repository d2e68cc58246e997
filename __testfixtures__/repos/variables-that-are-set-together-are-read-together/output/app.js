const express = require('express');
const session = require('./session');
const { exclusive } = require('./unblock-helpers');

const app = express();
app.post('/start/:name', async (req, res) => {
  return exclusive('state + transfer.name', async () => {
    session.start(req.params.name);
    res.end();
  });
});
app.post('/end', async (req, res) => {
  return exclusive('state + transfer.name', async () => {
    session.end();
    res.end();
  });
});
app.post('/run/:dir', async (req, res) => {
  res.send(await session.run(req.params.dir));
});
app.listen(3000);
