// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const app = express();

function show(req, res) {
  res.send(fs.readFileSync('a.txt', 'utf8'));
}

function list(req, res) {
  res.json(fs.readdirSync('.'));
}

const routes = [
  ['/show', show],
  ['/list', list],
];
for (const [path, handler] of routes) app.get(path, handler);

app.listen(3000);
