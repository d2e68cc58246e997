const express = require('express');
const fs = require('fs');

const app = express();

function settings() {
  return JSON.parse(fs.readFileSync('a.json', 'utf8'));
}

app.post('/show', (req, res) => {
  const before = settings();
  const after = settings();
  res.json([before.n, after.n]);
});

app.post('/set/:id', (req, res) => {
  fs.writeFileSync('a.json', JSON.stringify({ n: req.params.id }));
  res.end();
});

app.listen(3000);
