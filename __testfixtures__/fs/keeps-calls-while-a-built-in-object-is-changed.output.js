const fs = require('fs');
const express = require('express');

const app = express();

app.get('/themes', async (req, res) => {
  const theme = JSON.parse(await fs.promises.readFile('theme.json', 'utf8'));
  extendArrays();
  const known = fs.readFileSync('known.json', 'utf8'); // stays: process-state
  const isKnown = JSON.parse(known).equals(theme);
  restoreArrays();
  res.json(isKnown);
});

function extendArrays() {
  Array.prototype.equals = function (other) {
    return this.join() === other.join();
  };
}

function restoreArrays() {
  delete Array.prototype.equals;
}

app.post('/tasks', (req, res) => {
  const lines = [];
  const print = console.log;
  console.log = (line) => lines.push(line);
  try {
    console.log(fs.readFileSync(req.body.script, 'utf8')); // stays: process-state
  } finally {
    console.log = print;
  }
  res.json(lines);
});

// All is as it was by then.
app.get('/times', async (req, res) => {
  const text = atNoon(() => new Date().toISOString());
  const more = await fs.promises.readFile('times.txt', 'utf8');
  res.send(text + more + atNoon(() => new Date().toISOString()));
});

function atNoon(work) {
  const now = Date.now;
  Date.now = () => 43200000;
  const result = work();
  Date.now = now;
  return result;
}

// It stays changed.
app.get('/names', async (req, res) => {
  if (!String.prototype.shout) String.prototype.shout = shout;
  res.send((await fs.promises.readFile('names.txt', 'utf8')).shout());
});

function shout() {
  return this.toUpperCase();
}

app.listen(3000);
