const fs = require('fs');
const express = require('express');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);
const app = express();

let options = {};
let user = null;
let path = '';

async function log(message) {
  await appendFileAsync('server.log', `${message}\n`);
}

// It reads what it has set itself before it waits, and is not what an error handler or others behind a middleware do.
app.get('/payments', async (req, res) => {
  await log('payments');
  options = { url: req.query.url };
  res.json({ url: options.url });
});

app.post('/payments', (req, res) => {
  options = { url: req.query.url };
  res.json({ url: options.url });
});

app.get('/users/:id', async (req, res) => {
  await log('user');
  user = req.params.id;
  res.json({ user });
});

app.use('/invoices', (req, res, next) => {
  user = req.query.user;
  next();
});

app.get('/invoices', async (req, res) => {
  await log('invoices');
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

app.use(async (error, req, res, next) => {
  await log(error.message);
  res.sendStatus(500);
});

app.listen(3000);
