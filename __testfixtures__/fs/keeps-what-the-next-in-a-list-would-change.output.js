const express = require('express');
const fs = require('fs');
const app = express();

let title = 'none';
let size = 0;

// As it was, the title is looked at before the next function is called.
async function describe() {
  const text = fs.readFileSync('text.txt', 'utf8'); // stays: needs-review
  return `${title}: ${text}`;
}

async function rename(to) {
  title = to;
}

app.get('/described', async (req, res) => {
  res.json(await Promise.all([describe(), rename(req.query.title)]));
});

// The same of functions that give no promise so far.
function summary() {
  return fs.readFileSync('summary.txt', 'utf8') + size; // stays: needs-review
}

function resize(to) {
  size = to;
}

app.get('/summaries', async (req, res) => {
  res.json(await Promise.all([summary(), resize(req.query.size)]));
});

// Here the title is set first.
async function cover() {
  return `${title}: ${await fs.promises.readFile('cover.txt', 'utf8')}`;
}

app.get('/covers', async (req, res) => {
  res.json(await Promise.all([rename(req.query.title), cover()]));
});

// And these have nothing in common.
async function read(name) {
  return fs.promises.readFile(name, 'utf8');
}

app.get('/files', async (req, res) => {
  res.json(await Promise.all([read('one.txt'), read('other.txt'), rename(req.query.title)]));
});

app.listen(3000);
