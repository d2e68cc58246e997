const fs = require('fs');
const express = require('express');
const app = express();

const settings = { user: '', theme: 'light' };

app.get('/user', (req, res) => {
  settings.user = req.query.id;
  const own = Object.create(settings);
  const page = fs.readFileSync('page.html', 'utf8');
  res.send(page + own.user);
});

// What is set in it is its own.
app.get('/theme', (req, res) => {
  const own = Object.create(settings);
  own.theme = req.query.theme;
  const page = fs.readFileSync('theme.html', 'utf8');
  own.theme += page;
  res.send(own.theme);
});

app.listen(3000);
