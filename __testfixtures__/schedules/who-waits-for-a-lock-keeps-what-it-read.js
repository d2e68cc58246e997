const express = require('express');
const fs = require('fs');

const app = express();

// Stays: what is given to `resolve` at once.
function load(name) {
  return new Promise((resolve) => resolve(JSON.parse(fs.readFileSync(`data-${name}.json`, 'utf8'))));
}

app.post('/copy', (req, res) => {
  fs.copyFileSync('data-a.json', 'backup.json');
  fs.writeFileSync('data-a.json', '{"n":0}');
  res.end();
});

app.post('/add', async (req, res) => {
  const words = fs.readFileSync('words.txt', 'utf8');
  const value = await load('a');
  value.n += words.length;
  fs.writeFileSync('data-a.json', JSON.stringify(value));
  res.json(value.n);
});

app.listen(3000);
