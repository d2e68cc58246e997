const fs = require('fs');
const express = require('express');
const { exclusive } = require('./unblock-helpers');
const app = express();

const settings = { user: '', theme: 'light' };

app.get('/user', async (req, res) => {
  return exclusive('settings.user', async () => {
    settings.user = req.query.id;
    const own = Object.create(settings);
    const page = await fs.promises.readFile('page.html', 'utf8');
    res.send(page + own.user);
  });
});

// What is set in it is its own.
app.get('/theme', async (req, res) => {
  const own = Object.create(settings);
  own.theme = req.query.theme;
  const page = await fs.promises.readFile('theme.html', 'utf8');
  own.theme += page;
  res.send(own.theme);
});

app.listen(3000);
