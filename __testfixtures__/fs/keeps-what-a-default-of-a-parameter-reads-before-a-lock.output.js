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

async function addFrom(step, before) {
  if (step === undefined) step = Number(await fs.promises.readFile('step.txt', 'utf8'));
  if (before === undefined) before = sum;
  sum = before + step;
}

// A constant needs no lock.
const STEPS = 'step.txt';

async function read(file = STEPS) {
  return fs.promises.readFile(file, 'utf8');
}

app.post('/total', (req, res) => {
  addTo();
  res.end();
});

app.post('/sum', async (req, res) => {
  await addFrom();
  res.end();
});

app.get('/step', async (req, res) => res.send(await read()));

app.listen(3000);
