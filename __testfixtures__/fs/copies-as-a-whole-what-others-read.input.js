const fs = require('fs');
const express = require('express');

const app = express();

app.post('/publish', (req, res) => {
  fs.copyFileSync('draft.json', 'current.json');
  res.end();
});

app.post('/site', (req, res) => {
  fs.cpSync('draft', 'site', { recursive: true }); // stays: needs-review
  res.end();
});

app.post('/backup', (req, res) => {
  fs.copyFileSync('current.json', 'backup.json');
  res.end();
});

app.get('/current', (req, res) => {
  res.json(JSON.parse(fs.readFileSync('current.json', 'utf8')));
});

app.get('/page', (req, res) => {
  res.send(fs.readFileSync('site', 'utf8'));
});

app.listen(3000);
