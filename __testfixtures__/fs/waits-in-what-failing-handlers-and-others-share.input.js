const fs = require('fs');
const express = require('express');
const app = express();

let options = {};
let user = null;
let path = '';

function log(message) {
  fs.appendFileSync('server.log', `${message}\n`);
}

// It reads what it has set itself before it waits, and is not what an error handler or others behind a middleware do.
app.get('/payments', (req, res) => {
  log('payments');
  options = { url: req.query.url };
  res.json({ url: options.url });
});

app.post('/payments', (req, res) => {
  options = { url: req.query.url };
  res.json({ url: options.url });
});

app.get('/users/:id', (req, res) => {
  log('user');
  user = req.params.id;
  res.json({ user });
});

app.use('/invoices', (req, res, next) => {
  user = req.query.user;
  next();
});

app.get('/invoices', (req, res) => {
  log('invoices');
  res.json([]);
});

app.use('/paths', (req, res, next) => {
  path = req.path;
  next();
});

app.get('/paths', (req, res) => {
  fs.appendFileSync('paths.log', 'paths\n'); // stays: needs-review
  res.json([path]);
});

app.use((error, req, res, next) => {
  log(error.message);
  res.sendStatus(500);
});

app.listen(3000);
