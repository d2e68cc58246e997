const fs = require('fs');
const express = require('express');
const app = express();

let current = null;

function withUser(user, next) {
  const before = current;
  current = user;
  try {
    next();
  } finally {
    current = before;
  }
}

app.use('/account', (req, res, next) => withUser(req.query.user, next));
app.use('/orders', (req, res, next) => {
  withUser(req.query.user, () => next());
});

app.get('/account', (req, res) => {
  const page = fs.readFileSync('account.html', 'utf8'); // stays: needs-review
  res.send(page.replace('NAME', current));
});

app.get('/orders', (req, res) => {
  const page = fs.readFileSync('orders.html', 'utf8'); // stays: needs-review
  res.send(page.replace('NAME', current));
});

let note = null;

app.param('note', (req, res, next, name) => {
  note = name;
  next();
});

app.get('/notes/:note', (req, res) => {
  const page = fs.readFileSync('note.html', 'utf8'); // stays: needs-review
  res.send(page.replace('NAME', note));
});

app.get('/pages/:page', (req, res) => {
  const page = fs.readFileSync('page.html', 'utf8');
  res.send(page.replace('NAME', req.params.page));
});

app.listen(3000);
