// What these make of the path cannot be computed: any name in the folder may be the one below.
const express = require('express');
const fs = require('fs');
const path = require('path');

const FILE = path.join(__dirname, 'data', 'visits.txt');

const app = express();

function count(file) {
  fs.writeFileSync(file, String(Number(fs.readFileSync(file, 'utf8')) + 1));
}

// The path does not begin so: it is the same file.
app.get('/beginning', (req, res) => {
  const file = FILE.replace(/^\/data/, '');
  fs.writeFileSync(file, String(Number(fs.readFileSync(file, 'utf8')) + 1));
  res.end();
});

// Not every version of Node knows this syntax.
app.get('/syntax', (req, res) => {
  const file = FILE.replace(/(?i:txt)$/, 'json');
  fs.writeFileSync(file, String(Number(fs.readFileSync(file, 'utf8')) + 1));
  res.end();
});

// The folder of the project may have a dot, too.
app.get('/dot', (req, res) => {
  const file = FILE.replace('.', '-');
  fs.writeFileSync(file, String(Number(fs.readFileSync(file, 'utf8')) + 1));
  res.end();
});

app.get('/', (req, res) => {
  count(FILE);
  res.end();
});

app.listen(3000);
