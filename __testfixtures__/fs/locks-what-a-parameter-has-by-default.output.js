const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const shared = { count: 0 };
const totals = { sum: 0 };

async function bump(state = shared) {
  return exclusive('shared.count', async () => {
    const before = state.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.count = before + 1;
    return page;
  });
}

async function sum({ into = totals, by } = {}) {
  return exclusive('totals.sum', async () => {
    const before = into.sum;
    const page = await fs.promises.readFile('page.html', 'utf8');
    into.sum = before + by;
    return page;
  });
}

app.post('/count', async (req, res) => {
  res.send(await bump());
});

app.post('/sum', async (req, res) => {
  res.send(await sum({ by: 1 }));
});

// No default is state: no lock.
async function draw({ color = 'red', points = [] } = {}) {
  const before = points.length;
  const page = await fs.promises.readFile('page.html', 'utf8');
  points.push(color);
  return { before, page };
}

app.post('/draw', async (req, res) => {
  res.json(await draw(req.body));
});

app.listen(3000);
