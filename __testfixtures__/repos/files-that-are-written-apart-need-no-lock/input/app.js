const express = require('express');
const fs = require('fs');

const app = express();

app.get('/page', (req, res) => {
  const theme = fs.readFileSync('theme.json', 'utf8');
  res.json([theme, fs.readFileSync('menu.json', 'utf8')]);
});

app.post('/theme', (req, res) => {
  fs.writeFileSync('theme.json', JSON.stringify(req.query));
  res.end();
});

app.post('/menu', (req, res) => {
  fs.writeFileSync('menu.json', JSON.stringify(req.query));
  res.end();
});

app.listen(3000);
