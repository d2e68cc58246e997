const express = require('express');
const fs = require('fs');

const app = express();
let last = 0;

async function audit(value) {
  return value;
}

app.post('/add', async (req, res) => {
  const value = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  value.n += 1;
  await audit(value);
  fs.writeFileSync('a.json', JSON.stringify(value));
  res.json(value.n);
});

app.post('/next', async (req, res) => {
  const mine = last + 1;
  await audit(mine);
  const text = fs.readFileSync('words.txt', 'utf8');
  last = await audit(mine);
  res.json([text, mine]);
});

app.listen(3000);
