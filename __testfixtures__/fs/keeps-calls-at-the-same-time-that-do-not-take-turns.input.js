const express = require('express');
const fs = require('fs');

const app = express();
const known = new Map();

async function read(file) {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  if (known.has(key)) return known.get(key);
  const text = fs.readFileSync(file, 'utf8');
  known.set(key, text);
  return text;
}

// What it reads before it takes its turn decides on the turn.
app.get('/notes', async (req, res) => {
  const seen = [];
  const texts = ['a.txt', 'b.txt'].map(async (name) => {
    const title = fs.readFileSync(`titles/${name}`, 'utf8'); // stays: needs-review
    seen.push(title);
    return read(`notes/${name}`);
  });
  res.json([await Promise.all(texts), seen]);
});

app.post('/notes/:name', async (req, res) => {
  fs.writeFileSync(`notes/${req.params.name}`, req.body);
  res.end();
});

app.listen(3000);
