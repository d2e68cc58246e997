const fs = require('fs');
const express = require('express');
const app = express();

function bump(key) {
  'use strict';
  const counts = JSON.parse(fs.readFileSync('counts.json', 'utf8'));
  counts[key] = (counts[key] || 0) + 1;
  fs.writeFileSync('counts.json', JSON.stringify(counts));
  return this ? 'called as a method' : counts[key];
}

function add(key) { "use strict"; const list = fs.readFileSync('list.txt', 'utf8'); fs.writeFileSync('list.txt', list + key); }

app.post('/counts/:key', (req, res) => res.json(bump(req.params.key)));

app.post('/list/:key', (req, res) => {
  add(req.params.key);
  res.end();
});

app.listen(3000);
