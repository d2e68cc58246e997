const express = require('express');
const fs = require('fs');

const app = express();

let total = 0;

// The lock would be taken behind the default.
function addTo(before = total) {
  const step = Number(fs.readFileSync('step.txt', 'utf8')); // stays: needs-review
  total = before + step;
}

// From the first default that waits on, they are in the body.
let sum = 0;

function addFrom(step = Number(fs.readFileSync('step.txt', 'utf8')), before = sum) {
  sum = before + step;
}

// A constant needs no lock.
const STEPS = 'step.txt';

function read(file = STEPS) {
  return fs.readFileSync(file, 'utf8');
}

app.post('/total', (req, res) => {
  addTo();
  res.end();
});

app.post('/sum', (req, res) => {
  addFrom();
  res.end();
});

app.get('/step', (req, res) => res.send(read()));

app.listen(3000);
