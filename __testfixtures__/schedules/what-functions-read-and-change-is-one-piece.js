const express = require('express');
const fs = require('fs');

const app = express();
let sum;

function getSum() {
  if (sum === undefined) sum = 0;
  return sum;
}

function setSum(value) {
  if (value !== sum) sum = value;
}

app.post('/add/:id', (req, res) => {
  const seen = getSum();
  const words = fs.readFileSync('words.txt', 'utf8');
  setSum(seen + words.length);
  res.json([req.params.id, getSum()]);
});

app.listen(3000);
