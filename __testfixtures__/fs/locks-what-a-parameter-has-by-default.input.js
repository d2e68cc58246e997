const express = require('express');
const fs = require('fs');

const app = express();
const shared = { count: 0 };
const totals = { sum: 0 };

function bump(state = shared) {
  const before = state.count;
  const page = fs.readFileSync('page.html', 'utf8');
  state.count = before + 1;
  return page;
}

function sum({ into = totals, by } = {}) {
  const before = into.sum;
  const page = fs.readFileSync('page.html', 'utf8');
  into.sum = before + by;
  return page;
}

app.post('/count', (req, res) => {
  res.send(bump());
});

app.post('/sum', (req, res) => {
  res.send(sum({ by: 1 }));
});

// No default is state: no lock.
function draw({ color = 'red', points = [] } = {}) {
  const before = points.length;
  const page = fs.readFileSync('page.html', 'utf8');
  points.push(color);
  return { before, page };
}

app.post('/draw', (req, res) => {
  res.json(draw(req.body));
});

app.listen(3000);
