const express = require('express');
const session = require('./session');

const app = express();
app.post('/start/:name', (req, res) => {
  session.start(req.params.name);
  res.end();
});
app.post('/end', (req, res) => {
  session.end();
  res.end();
});
app.post('/run/:dir', (req, res) => {
  res.send(session.run(req.params.dir));
});
app.listen(3000);
