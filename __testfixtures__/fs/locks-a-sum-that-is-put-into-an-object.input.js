const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

function stockOf(name) {
  return Number(fs.readFileSync(path.join('stock', name), 'utf8'));
}

function take(name) {
  fs.writeFileSync(path.join('stock', name), String(stockOf(name) - 1));
}

// What is folded is an object that begins empty, and no promise: all of it was one piece.
function stock() {
  return fs.readdirSync('stock').reduce((all, name) => Object.assign(all, { [name]: stockOf(name) }), {});
}

app.post('/pairs', (req, res) => {
  take('left');
  take('right');
  res.end();
});

app.get('/stock', (req, res) => {
  res.json(stock());
});

app.listen(3000);
