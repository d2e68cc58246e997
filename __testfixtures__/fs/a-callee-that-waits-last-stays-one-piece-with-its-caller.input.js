const fs = require('fs');
const express = require('express');
const app = express();

let last = '';
let next = 0;
let shown = '';

// What is set before the call is read there before anything waits.
function page() {
  console.log(last);
  return fs.readFileSync('data/page.txt', 'utf8');
}

app.get('/last', (req, res) => {
  last = req.query.name;
  res.send(page());
});

// Behind its wait, others may go on before its caller does.
function number() {
  const text = fs.readFileSync('data/number.txt', 'utf8');
  next = Number(text);
}

app.get('/number', (req, res) => {
  number();
  res.send(String(next));
});

// Here it is read behind the wait.
function show() {
  const text = fs.readFileSync('data/shown.txt', 'utf8');
  return text + shown;
}

app.get('/shown', (req, res) => {
  shown = req.query.name;
  res.send(show());
});

app.get('/all', (req, res) => res.send([last, next, shown].join()));

app.listen(3000);
