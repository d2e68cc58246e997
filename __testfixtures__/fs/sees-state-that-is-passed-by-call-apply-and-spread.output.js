const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
const pages = { count: 0 };
const users = { count: 0 };
const days = { count: 0 };

async function visit(state) {
  return exclusive('days', async () => {
    const before = state.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    state.count = before + 1;
    return page;
  });
}

app.post('/pages', async (req, res) => {
  return exclusive('days', async () => {
    res.send(await visit.call(null, pages));
  });
});

app.post('/users', async (req, res) => {
  return exclusive('days', async () => {
    const args = [users];
    res.send(await visit(...args));
  });
});

app.post('/days', async (req, res) => {
  return exclusive('days', async () => {
    res.send(await visit.apply(null, [days]));
  });
});

app.listen(3000);
