const express = require('express');
const fs = require('fs');
const db = require('./db');
const app = express();

let visits = 0;

// As it was, the count is set before the call returns.
async function count() {
  visits = fs.readFileSync('visits.txt', 'utf8').length; // stays: needs-review
}

app.get('/visits', async (req, res) => {
  const begun = count();
  await db.touch();
  res.write(String(visits));
  await begun;
  res.end();
});

async function title() {
  return fs.readFileSync('title.txt', 'utf8');
}

// What is read shows nowhere else.
app.get('/title', async (req, res) => {
  const begun = title();
  await db.touch();
  res.write(String(visits));
  res.end(await begun);
});

let moved = 0;

async function move() {
  moved = fs.readFileSync('moved.txt', 'utf8').length;
}

// Nobody looks before it is done.
app.get('/moved', async (req, res) => {
  const begun = move();
  await db.touch();
  await begun;
  res.end(String(moved));
});

// Where a promise is kept that somebody else has, it may be done at any time.
const jobs = [];
let last = 0;

async function work() {
  last = fs.readFileSync('work.txt', 'utf8').length; // stays: needs-review
}

app.get('/work', async (req, res) => {
  jobs.push({ done: work() });
  await db.touch();
  res.end(String(last));
});

app.listen(3000);
