const express = require('express');
const fs = require('fs');

const app = express();
const pages = { count: 0 };
const users = { count: 0 };
const days = { count: 0 };

function visit(state) {
  const before = state.count;
  const page = fs.readFileSync('page.html', 'utf8');
  state.count = before + 1;
  return page;
}

app.post('/pages', (req, res) => {
  res.send(visit.call(null, pages));
});

app.post('/users', (req, res) => {
  const args = [users];
  res.send(visit(...args));
});

app.post('/days', (req, res) => {
  res.send(visit.apply(null, [days]));
});

app.listen(3000);
