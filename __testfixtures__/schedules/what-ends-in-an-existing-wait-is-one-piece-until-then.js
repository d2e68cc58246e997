const express = require('express');
const fs = require('fs');
const db = require('db');

const app = express();
let saves = 0;

async function save(value) {
  const seen = fs.existsSync('left.json') ? fs.readFileSync('left.json', 'utf8') : '';
  fs.writeFileSync('left.json', seen + value);
  await db.touch();
  const before = saves;
  const words = fs.readFileSync('words.txt', 'utf8').length;
  saves = before + 1;
  return [words, seen];
}

app.post('/save/:id', async (req, res) => {
  const out = [];
  if (!fs.existsSync('left.json')) fs.writeFileSync('left.json', '-');
  out.push(await save(req.params.id));
  out.push(saves);
  res.json(out);
});

app.post('/log/:id', async (req, res) => {
  const count = saves;
  if (req.params.id === '1') await db.touch();
  const text = fs.readFileSync('words.txt', 'utf8');
  saves = count + text.length;
  res.json(saves);
});

app.post('/end/:id', async (req, res) => {
  const text = fs.readFileSync('left.json', 'utf8');
  fs.writeFileSync('left.json', `${text}!`);
  return db.touch().then(() => res.json(text.length));
});

app.listen(3000);
