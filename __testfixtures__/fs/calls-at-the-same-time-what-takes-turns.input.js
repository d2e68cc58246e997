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

app.get('/notes', async (req, res) => {
  const texts = ['a.txt', 'b.txt'].map((name) => read(`notes/${name}`));
  res.json(await Promise.all(texts));
});

app.post('/notes/:name', async (req, res) => {
  fs.writeFileSync(`notes/${req.params.name}`, req.body);
  res.end();
});

app.listen(3000);
