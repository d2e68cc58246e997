const express = require('express');
const fs = require('fs');

const app = express();
const levels = new Map();

// Gives what was known, and knows what it is told.
function level(name, value) {
  const known = levels.get(name) ?? 0;
  if (value !== undefined) levels.set(name, value);
  return known;
}

// Nobody can wait in there.
app.post('/reset', express.text(), (req, res) => {
  res.json(JSON.parse(req.body, (name, value) => level(name, value)));
});

app.get('/levels', async (req, res) => {
  const low = level('low');
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.end(page.replace('$low', low).replace('$high', level('high')));
});

app.get('/levels/:name', async (req, res) => {
  const { name } = req.params;
  const low = level('low');
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.end(page.replace('$low', low).replace('$name', level(name)));
});

app.post('/words', (req, res) => {
  const seen = level('words');
  const words = fs.readFileSync('words.txt', 'utf8'); // stays: needs-review
  level('words', seen + words.length);
  res.end();
});

app.post('/lines', (req, res) => {
  level('lines', level('lines') + fs.readFileSync('words.txt', 'utf8').length); // stays: needs-review
  res.end();
});

app.post('/all', (req, res) => {
  const all = { lines: level('lines') };
  all.text = fs.readFileSync('words.txt', 'utf8'); // stays: needs-review
  level('all', all);
  res.end();
});

app.listen(3000);
