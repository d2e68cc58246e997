const express = require('express');
const fs = require('fs');
const { settings } = require('./settings');

const app = express();
const own = settings;
const titles = new Map([['index', own.title]]);

// It sets something in the request alone.
app.get('/pages/:name', (req, res) => {
  own.setOptions(req);
  const page = fs.readFileSync(`pages/${req.params.name}.html`, 'utf8');
  res.send(own.headOf(req) + page + titles.get('index'));
});

// And this something for all.
app.post('/title', express.text(), (req, res) => {
  own.setTitle(req.body);
  const page = fs.readFileSync('pages/index.html', 'utf8');
  res.send(own.title + page);
});

app.listen(3000);
