const express = require('express');
const fs = require('fs');
const db = require('db');

const app = express();
let count = 0;

async function setCount(value) {
  count = value;
  await db.touch();
  return fs.readFileSync('words.txt', 'utf8').length;
}

app.post('/a', async (req, res) => {
  const words = await setCount(count + 1);
  res.json([words, count]);
});

app.post('/b', (req, res) => {
  const before = count;
  const words = fs.readFileSync('words.txt', 'utf8').length;
  count = before + 1;
  res.json([words]);
});

app.listen(3000);
